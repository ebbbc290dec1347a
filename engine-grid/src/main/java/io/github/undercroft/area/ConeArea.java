package io.github.undercroft.area;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.LineOfSight;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.Objects;

/**
 * A breath: what lies toward the target from the start, wider and wider, as far as it reaches and as a free line leads
 * there from the start, by the rules of {@link LineOfSight}. The start is not part of it.
 *
 * <p>The edges are straight lines from the middle of the start, equally far to both sides of the line to the target; a
 * cell whose middle is on an edge is in. Decided in whole numbers, so mirrored and turned maps give mirrored and turned
 * cones. A width of twice the reach opens by a quarter of a turn, one as wide as its reach by 53 degrees.
 *
 * <p>From the start outward as the crow flies, then in reading order; nothing if the start is outside the grid or the
 * target itself. O(cells of the box x reach).
 *
 * @param reach the largest distance that is still covered, 1 to 10,000
 * @param width how wide it is, as far away as it reaches, 1 to 100,000 cells
 * @param metric how distance is measured
 */
public record ConeArea(int reach, int width, Metric metric) implements AreaShape {

    // Within these limits the products below fit a long for any two points.
    private static final int LONGEST = 10_000;
    private static final int WIDEST = 100_000;

    public ConeArea {
        Objects.requireNonNull(metric, "metric");
        require("reach", reach, LONGEST);
        require("width", width, WIDEST);
    }

    /** @return one with a round end */
    public static ConeArea of(int reach, int width) {
        return new ConeArea(reach, width, Metric.EUCLIDEAN);
    }

    @Override
    public Anchor anchor() {
        return Anchor.START;
    }

    @Override
    public List<Point> cells(BitGridView open, Point start, Point target) {
        if (!open.contains(start) || start.equals(target)) {
            return ImmutableList.of();
        }
        return Outward.cells(
                open,
                start,
                reach,
                cell -> metric.within(start, cell, reach)
                        && isBetweenEdges(start, target, cell)
                        && open.get(cell)
                        && LineOfSight.isClear(open, start, cell));
    }

    private boolean isBetweenEdges(Point start, Point target, Point cell) {
        long aimX = (long) target.x() - start.x();
        long aimY = (long) target.y() - start.y();
        long dx = (long) cell.x() - start.x();
        long dy = (long) cell.y() - start.y();
        long along = aimX * dx + aimY * dy;
        long aside = Math.abs(aimX * dy - aimY * dx);
        return along > 0 && 2 * aside * reach <= along * width;
    }

    private static void require(String name, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException("A cone's " + name + " is 1 to " + max + " cells; this is " + value
                    + ". Give 1 for the narrowest or shortest");
        }
    }
}
