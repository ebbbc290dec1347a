package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The observers on one level by place, in blocks of 16 x 16 cells: who may have a cell in view, and who is near one. So a
 * step costs nothing for those whom it cannot concern. Not state.
 */
final class Watchers {

    private static final int SHIFT = 4;

    private final int columns;
    private final int rows;
    /** By block: whose view's box touches it. */
    private final @Nullable ArrayList<Watch>[] views;
    /** By block: who is there. */
    private final @Nullable ArrayList<Watch>[] places;

    private final ArrayList<Watch> mindingLight = new ArrayList<>();
    /** The farthest that any of those seen so far sees, and the best that any hears. */
    private int farthestReach;

    private int bestHearing;

    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of lists can't be made otherwise
    Watchers(Level level) {
        this.columns = ((level.width() - 1) >> SHIFT) + 1;
        this.rows = ((level.height() - 1) >> SHIFT) + 1;
        this.views = new ArrayList[columns * rows];
        this.places = new ArrayList[columns * rows];
    }

    private static void add(@Nullable ArrayList<Watch>[] blocks, int block, Watch watch) {
        ArrayList<Watch> there = blocks[block];
        if (there == null) {
            there = new ArrayList<>(4);
            blocks[block] = there;
        }
        there.add(watch);
    }

    /** Takes one out of a list in any order. */
    private static void remove(@Nullable List<Watch> there, Watch watch) {
        if (there != null) {
            int index = there.indexOf(watch);
            Watch last = there.remove(there.size() - 1);
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

    /** Takes somebody in, who is not in yet. */
    void enter(Watch watch) {
        add(places, block(watch.at), watch);
        if (watch.mindsLight) {
            mindingLight.add(watch);
        }
        farthestReach = Math.max(farthestReach, watch.reach);
        bestHearing = Math.max(bestHearing, watch.hearing);
        enterView(watch);
    }

    void leave(Watch watch) {
        remove(places[block(watch.at)], watch);
        if (watch.mindsLight) {
            remove(mindingLight, watch);
        }
        leaveView(watch);
    }

    /** Notes that somebody looks from elsewhere or has another view. */
    void look(Watch watch, Point at, Rect view) {
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

    private void enterView(Watch watch) {
        Rect box = watch.view;
        for (int y = box.y() >> SHIFT; y <= box.bottom() >> SHIFT; y++) {
            for (int x = box.x() >> SHIFT; x <= box.right() >> SHIFT; x++) {
                add(views, y * columns + x, watch);
            }
        }
    }

    private void leaveView(Watch watch) {
        Rect box = watch.view;
        for (int y = box.y() >> SHIFT; y <= box.bottom() >> SHIFT; y++) {
            for (int x = box.x() >> SHIFT; x <= box.right() >> SHIFT; x++) {
                remove(views[y * columns + x], watch);
            }
        }
    }

    /** Those who may have that cell of the level in view, in any order; not to be written to. */
    List<Watch> viewing(Point at) {
        ArrayList<Watch> there = views[block(at)];
        return there == null ? ImmutableList.of() : there;
    }

    /** Shows those who may hear a noise of that loudness. */
    void hearing(Point at, int loudness, Consumer<EntityState> visitor) {
        near(at, (long) loudness * bestHearing / 100, watch -> {
            if (isWithin(at, watch.at, (long) loudness * watch.hearing / 100)) {
                visitor.accept(watch.who);
            }
        });
    }

    /** Shows those whose view may be another one when what a cell is made of changes. */
    void reaching(Point at, Consumer<EntityState> visitor) {
        near(at, farthestReach, watch -> {
            if (isWithin(at, watch.at, watch.reach)) {
                visitor.accept(watch.who);
            }
        });
    }

    private static boolean isWithin(Point one, Point other, long radius) {
        return Math.abs(one.x() - other.x()) <= radius && Math.abs(one.y() - other.y()) <= radius;
    }

    private void near(Point at, long radius, Consumer<Watch> visitor) {
        int left = (int) Math.max(0, at.x() - radius) >> SHIFT;
        int right = Math.min(columns - 1, (int) Math.min(Integer.MAX_VALUE, at.x() + radius) >> SHIFT);
        int top = (int) Math.max(0, at.y() - radius) >> SHIFT;
        int bottom = Math.min(rows - 1, (int) Math.min(Integer.MAX_VALUE, at.y() + radius) >> SHIFT);
        for (int y = top; y <= bottom; y++) {
            for (int x = left; x <= right; x++) {
                ArrayList<Watch> there = places[y * columns + x];
                for (int i = 0; there != null && i < there.size(); i++) {
                    visitor.accept(there.get(i));
                }
            }
        }
    }

    /** Whether there is anybody from whom darkness can hide something. */
    boolean mindLight() {
        return !mindingLight.isEmpty();
    }

    /** Shows those from whom darkness can hide something. */
    void mindingLight(Consumer<EntityState> visitor) {
        for (int i = 0; i < mindingLight.size(); i++) {
            visitor.accept(mindingLight.get(i).who);
        }
    }
}
