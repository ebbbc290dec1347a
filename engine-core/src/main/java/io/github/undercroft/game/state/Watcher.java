package io.github.undercroft.game.state;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;

/** How one observer perceives from its cell, as {@link Watchers} finds it. Not state: made again when missing. */
public final class Watcher {

    public final EntityState who;
    public final Watchers among;
    /** The maximum distance that it sees, in cells. */
    final int reach;
    /** In hundredths of normal hearing. */
    final int hearing;
    /** Whether darkness can hide anything from it. */
    public final boolean mindsLight;
    /** The cell from which it perceives. */
    Point at;
    /** The bounding box of its view. */
    Rect view;

    public Watcher(EntityState who, Watchers among, Point at, int reach, int hearing, boolean mindsLight, Rect view) {
        this.who = who;
        this.among = among;
        this.at = at;
        this.reach = reach;
        this.hearing = hearing;
        this.mindsLight = mindsLight;
        this.view = view;
    }

    public boolean holds(Watchers now, int nowReach, int nowHearing) {
        return among == now && reach == nowReach && hearing == nowHearing;
    }
}
