package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the observers on one level by place, in blocks of 16x16 cells: those that may have a cell in view, and those
 * near a cell. So a step costs nothing for observers that it cannot concern. Not state.
 */
public final class Watchers {

    private static final int SHIFT = 4;

    private final int columns;
    private final int rows;
    /** By block: the observers whose bounding box of view touches it. */
    private final @Nullable ArrayList<Watcher>[] views;
    /** By block: the observers in it. */
    private final @Nullable ArrayList<Watcher>[] places;

    private final ArrayList<Watcher> mindingLight = new ArrayList<>();
    /** The greatest range of sight and the best hearing of all observers that ever were here. */
    private int farthestReach;

    private int bestHearing;

    @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no arrays of a generic type
    public Watchers(Level level) {
        this.columns = ((level.width() - 1) >> SHIFT) + 1;
        this.rows = ((level.height() - 1) >> SHIFT) + 1;
        this.views = new ArrayList[columns * rows];
        this.places = new ArrayList[columns * rows];
    }

    private static void add(@Nullable ArrayList<Watcher>[] blocks, int block, Watcher watch) {
        ArrayList<Watcher> there = blocks[block];
        if (there == null) {
            there = new ArrayList<>(4);
            blocks[block] = there;
        }
        there.add(watch);
    }

    /** Removes an observer from an unordered list. */
    private static void remove(@Nullable List<Watcher> there, Watcher watch) {
        if (there != null) {
            int index = there.indexOf(watch);
            Watcher last = there.remove(there.size() - 1);
            if (last != watch) {
                there.set(index, last);
            }
        }
    }

    private int block(Point at) {
        return (at.y() >> SHIFT) * columns + (at.x() >> SHIFT);
    }

    /** Whether two boxes touch the same blocks. */
    private static boolean sameBlocks(Rect one, Rect other) {
        return one.x() >> SHIFT == other.x() >> SHIFT
                && one.y() >> SHIFT == other.y() >> SHIFT
                && one.right() >> SHIFT == other.right() >> SHIFT
                && one.bottom() >> SHIFT == other.bottom() >> SHIFT;
    }

    /** Adds an observer, which must not be there. */
    public void enter(Watcher watch) {
        add(places, block(watch.at), watch);
        if (watch.mindsLight) {
            mindingLight.add(watch);
        }
        farthestReach = Math.max(farthestReach, watch.reach);
        bestHearing = Math.max(bestHearing, watch.hearing);
        enterView(watch);
    }

    public void leave(Watcher watch) {
        remove(places[block(watch.at)], watch);
        if (watch.mindsLight) {
            remove(mindingLight, watch);
        }
        leaveView(watch);
    }

    /** Notes that an observer has another place or another view. */
    public void look(Watcher watch, Point at, Rect view) {
        int before = block(watch.at);
        int now = block(at);
        watch.at = at;
        if (before != now) {
            remove(places[before], watch);
            add(places, now, watch);
        }
        if (!sameBlocks(watch.view, view)) {
            leaveView(watch);
            watch.view = view;
            enterView(watch);
        }
    }

    private void enterView(Watcher watch) {
        Rect box = watch.view;
        for (int y = box.y() >> SHIFT; y <= box.bottom() >> SHIFT; y++) {
            for (int x = box.x() >> SHIFT; x <= box.right() >> SHIFT; x++) {
                add(views, y * columns + x, watch);
            }
        }
    }

    private void leaveView(Watcher watch) {
        Rect box = watch.view;
        for (int y = box.y() >> SHIFT; y <= box.bottom() >> SHIFT; y++) {
            for (int x = box.x() >> SHIFT; x <= box.right() >> SHIFT; x++) {
                remove(views[y * columns + x], watch);
            }
        }
    }

    /** The observers that may have a cell in view, in any order. Do not write to the list. */
    public List<Watcher> viewing(Point at) {
        ArrayList<Watcher> there = views[block(at)];
        return there == null ? ImmutableList.of() : there;
    }

    /** Visits the observers that may hear a noise. */
    public void hearing(Point at, int loudness, Consumer<EntityState> visitor) {
        near(at, (long) loudness * bestHearing / 100, watch -> {
            if (isWithin(at, watch.at, (long) loudness * watch.hearing / 100)) {
                visitor.accept(watch.who);
            }
        });
    }

    /** Visits the observers whose view may change when the terrain of a cell changes. */
    public void reaching(Point at, Consumer<EntityState> visitor) {
        near(at, farthestReach, watch -> {
            if (isWithin(at, watch.at, watch.reach)) {
                visitor.accept(watch.who);
            }
        });
    }

    private static boolean isWithin(Point one, Point other, long radius) {
        return Math.abs(one.x() - other.x()) <= radius && Math.abs(one.y() - other.y()) <= radius;
    }

    private void near(Point at, long radius, Consumer<Watcher> visitor) {
        int left = (int) Math.max(0, at.x() - radius) >> SHIFT;
        int right = Math.min(columns - 1, (int) Math.min(Integer.MAX_VALUE, at.x() + radius) >> SHIFT);
        int top = (int) Math.max(0, at.y() - radius) >> SHIFT;
        int bottom = Math.min(rows - 1, (int) Math.min(Integer.MAX_VALUE, at.y() + radius) >> SHIFT);
        for (int y = top; y <= bottom; y++) {
            for (int x = left; x <= right; x++) {
                ArrayList<Watcher> there = places[y * columns + x];
                for (int i = 0; there != null && i < there.size(); i++) {
                    visitor.accept(there.get(i));
                }
            }
        }
    }

    /** Whether there is an observer from whom darkness can hide something. */
    public boolean mindLight() {
        return !mindingLight.isEmpty();
    }

    /** Visits the observers from whom darkness can hide something. */
    public void mindingLight(Consumer<EntityState> visitor) {
        for (int i = 0; i < mindingLight.size(); i++) {
            visitor.accept(mindingLight.get(i).who);
        }
    }
}
