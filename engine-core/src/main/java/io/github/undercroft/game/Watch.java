package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;

/** What one observer perceives from its cell of a level, as found by {@link Watchers}. No state: made when it is missing. */
final class Watch {

    final EntityState who;
    final Watchers among;
    /** How far it sees at most, in cells. */
    final int reach;
    /** In hundredths of the usual. */
    final int hearing;
    /** Whether darkness can hide anything from it. */
    final boolean mindsLight;
    /** From where it perceives. */
    Point at;
    /** The box around what it has in view. */
    Rect view;

    Watch(EntityState who, Watchers among, Point at, Sensing sensing, boolean mindsLight, Rect view) {
        this.who = who;
        this.among = among;
        this.at = at;
        this.reach = sensing.eyes.reach().radius();
        this.hearing = sensing.hearing;
        this.mindsLight = mindsLight;
        this.view = view;
    }

    boolean holds(Watchers now, Sensing sensing) {
        return among == now && reach == sensing.eyes.reach().radius() && hearing == sensing.hearing;
    }
}
