package io.github.undercroft.fov;

import java.util.Arrays;

/**
 * The views that are still open in one quadrant, from shallow to steep. A view is all sight lines between a shallow line
 * and a steep one; each goes from a near point, at first a corner of the origin's cell, to a far one. What a view has run
 * into from below and from above is kept as two chains of points, its bumps: when one line moves, they push the near end
 * of the other.
 */
final class SightFan {

    /** Numbers kept of a view: near x, near y, far x, far y and last bump, of the shallow and then of the steep line. */
    private static final int VIEW = 10;

    private static final int NEAR = 0;
    private static final int FAR = 2;
    private static final int BUMP = 4;
    private static final int STEEP = 5;
    private static final int NONE = -1;

    private int[] views = new int[8 * VIEW];
    private int size;
    /** Chains of bumps: x, y and the bump before. */
    private int[] bumps = new int[48];

    private int bumpsSize;

    /** Starts again with a single view of a whole quadrant of that many columns and rows beside the origin's own. */
    void open(int columns, int rows) {
        size = 1;
        bumpsSize = 0;
        int[] all = views;
        line(all, 0, 0, 1);
        line(all, FAR, columns + 1, 0);
        line(all, STEEP, 1, 0);
        line(all, STEEP + FAR, 0, rows + 1);
        all[BUMP] = NONE;
        all[STEEP + BUMP] = NONE;
    }

    boolean isShut() {
        return size == 0;
    }

    int size() {
        return size;
    }

    /** @return the first view from that one on that does not lie wholly below the cell; the size if there is none */
    int skipBelow(int view, int x, int y) {
        int next = view;
        while (next < size && side(next * VIEW + STEEP, x + 1, y) >= 0) {
            next++;
        }
        return next;
    }

    /** @return whether the cell, which the view does not lie below of, is seen in it */
    boolean reaches(int view, int x, int y) {
        return side(view * VIEW, x, y + 1) > 0;
    }

    /** Takes a cell that the view reaches out of it. */
    void block(int view, int x, int y) {
        boolean hidesShallow = side(view * VIEW, x + 1, y) <= 0;
        boolean hidesSteep = side(view * VIEW + STEEP, x, y + 1) >= 0;
        if (hidesShallow && hidesSteep) {
            remove(view);
        } else if (hidesShallow) {
            raiseShallow(view, x, y + 1);
            removeIfThin(view);
        } else if (hidesSteep) {
            lowerSteep(view, x + 1, y);
            removeIfThin(view);
        } else {
            duplicate(view);
            raiseShallow(view + 1, x, y + 1);
            removeIfThin(view + 1);
            lowerSteep(view, x + 1, y);
            removeIfThin(view);
        }
    }

    private void raiseShallow(int view, int x, int y) {
        int shallow = view * VIEW;
        line(views, shallow + FAR, x, y);
        views[shallow + BUMP] = addBump(x, y, views[shallow + BUMP]);
        for (int bump = views[shallow + STEEP + BUMP]; bump != NONE; bump = bumps[bump + 2]) {
            if (side(shallow, bumps[bump], bumps[bump + 1]) < 0) {
                line(views, shallow + NEAR, bumps[bump], bumps[bump + 1]);
            }
        }
    }

    private void lowerSteep(int view, int x, int y) {
        int steep = view * VIEW + STEEP;
        line(views, steep + FAR, x, y);
        views[steep + BUMP] = addBump(x, y, views[steep + BUMP]);
        for (int bump = views[view * VIEW + BUMP]; bump != NONE; bump = bumps[bump + 2]) {
            if (side(steep, bumps[bump], bumps[bump + 1]) > 0) {
                line(views, steep + NEAR, bumps[bump], bumps[bump + 1]);
            }
        }
    }

    /** A view between two lines that lie on each other is no view. */
    private void removeIfThin(int view) {
        int shallow = view * VIEW;
        int steep = shallow + STEEP;
        if (side(shallow, views[steep], views[steep + 1]) == 0
                && side(shallow, views[steep + FAR], views[steep + FAR + 1]) == 0) {
            remove(view);
        }
    }

    private void remove(int view) {
        System.arraycopy(views, (view + 1) * VIEW, views, view * VIEW, (size - view - 1) * VIEW);
        size--;
    }

    private void duplicate(int view) {
        if ((size + 1) * VIEW > views.length) {
            views = Arrays.copyOf(views, 2 * views.length);
        }
        System.arraycopy(views, view * VIEW, views, (view + 1) * VIEW, (size - view) * VIEW);
        size++;
    }

    private int addBump(int x, int y, int before) {
        if (bumpsSize == bumps.length) {
            bumps = Arrays.copyOf(bumps, 2 * bumpsSize);
        }
        int bump = bumpsSize;
        line(bumps, bump, x, y);
        bumps[bump + 2] = before;
        bumpsSize += 3;
        return bump;
    }

    private static void line(int[] numbers, int at, int x, int y) {
        numbers[at] = x;
        numbers[at + 1] = y;
    }

    /** Positive if the point lies above the line, that is on its steep side, 0 if on it. */
    private long side(int line, int x, int y) {
        long dx = (long) views[line + FAR] - views[line];
        long dy = (long) views[line + FAR + 1] - views[line + 1];
        return dy * (views[line + FAR] - x) - dx * (views[line + FAR + 1] - y);
    }
}
