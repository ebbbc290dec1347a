package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;

/**
 * Whether one cell can be seen from another, by the rules of {@link FieldsOfView#symmetric}: the answer is the same as
 * that of its field of view, for opaque cells as well, without looking at any other cell than those in between.
 *
 * <p>O(distance); allocates nothing.
 */
public final class LineOfSight {

    private LineOfSight() {}

    /**
     * Answers for any distance.
     *
     * @throws IllegalArgumentException if a cell is outside the grid
     */
    public static boolean isClear(BitGridView transparent, Point from, Point to) {
        return isClear(transparent, from, to, Reach.unlimited());
    }

    /**
     * Answers within a reach.
     *
     * @throws IllegalArgumentException if a cell is outside the grid
     */
    public static boolean isClear(BitGridView transparent, Point from, Point to, Reach reach) {
        requireInside(transparent, from);
        requireInside(transparent, to);
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        if (!reach.contains(dx, dy)) {
            return false;
        }
        if (transparent.get(to)) {
            return lineReaches(transparent, from, dx, dy);
        }
        boolean wide = Math.abs(dx) >= Math.abs(dy) && beamReaches(transparent, from, dx, dy, false);
        return wide || (Math.abs(dy) >= Math.abs(dx) && beamReaches(transparent, from, dx, dy, true));
    }

    /**
     * Follows the line between the middles. Where it passes exactly between two cells it may pass on one side of it, the
     * same all the way: near the axis, or far.
     */
    private static boolean lineReaches(BitGridView transparent, Point from, int dx, int dy) {
        boolean steep = Math.abs(dy) > Math.abs(dx);
        int stepAlong = Integer.signum(steep ? dy : dx);
        int stepAcross = Integer.signum(steep ? dx : dy);
        int steps = Math.max(Math.abs(dx), Math.abs(dy));
        long gain = 2L * Math.min(Math.abs(dx), Math.abs(dy));
        boolean near = true;
        boolean far = true;
        int across = 0;
        long error = 0;
        for (int along = 1; along < steps && (near || far); along++) {
            error += gain;
            if (error > steps) {
                across += stepAcross;
                error -= 2L * steps;
            }
            boolean open = isOpen(transparent, from, steep, along * stepAlong, across);
            near &= open;
            far &= error == steps ? isOpen(transparent, from, steep, along * stepAlong, across + stepAcross) : open;
        }
        return near || far;
    }

    /** Follows the beam from the middle of one cell to the whole width of the other, cut at the diagonal. */
    private static boolean beamReaches(BitGridView transparent, Point from, int dx, int dy, boolean steep) {
        int stepAlong = Integer.signum(steep ? dy : dx);
        int stepAcross = Integer.signum(steep ? dx : dy);
        int steps = Math.abs(steep ? dy : dx);
        int side = Math.abs(steep ? dx : dy);
        long start = 2L * side - 1;
        long startWhole = 2L * steps;
        long end = Math.min(2L * side + 1, startWhole);
        long endWhole = startWhole;
        for (int along = 1; along < steps; along++) {
            // The beam is narrower than a cell here and so touches two of them at most.
            int first = (int) Math.floorDiv(2L * along * start + startWhole, 2 * startWhole);
            int last = (int) -Math.floorDiv(endWhole - 2L * along * end, 2 * endWhole);
            boolean firstOpen = isOpen(transparent, from, steep, along * stepAlong, first * stepAcross);
            boolean lastOpen = isOpen(transparent, from, steep, along * stepAlong, last * stepAcross);
            if (!firstOpen && !lastOpen) {
                return false;
            }
            if (!firstOpen) {
                start = 2L * last - 1;
                startWhole = 2L * along;
            }
            if (!lastOpen) {
                end = 2L * last - 1;
                endWhole = 2L * along;
            }
        }
        return true;
    }

    private static boolean isOpen(BitGridView transparent, Point from, boolean steep, int along, int across) {
        return transparent.get(from.x() + (steep ? across : along), from.y() + (steep ? along : across));
    }

    private static void requireInside(BitGridView transparent, Point cell) {
        if (!transparent.contains(cell)) {
            throw SightBox.outside(transparent, "the cell " + cell);
        }
    }
}
