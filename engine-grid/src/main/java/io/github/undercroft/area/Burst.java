package io.github.undercroft.area;

import io.github.undercroft.fov.LineOfSight;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.Objects;

/**
 * An explosion: all open cells within a radius of the target to which a free line leads from there, by the rules of
 * {@link LineOfSight}; the target included. Cells behind a wall or round a corner are safe. {@link Spread} goes
 * around corners.
 *
 * <p>From the target outward as the crow flies, then in reading order; nothing if the target is outside the grid.
 * O(cells of the box x radius).
 *
 * @param radius the largest distance that is still covered, 0 (the target alone) or more
 * @param metric how distance is measured
 */
public record Burst(int radius, Metric metric) implements Blast {

    public Burst {
        Objects.requireNonNull(metric, "metric");
        Disc.requireRadius(radius);
    }

    /** @return a round one */
    public static Burst of(int radius) {
        return new Burst(radius, Metric.EUCLIDEAN);
    }

    @Override
    public List<Point> cells(BitGridView open, Point start, Point target) {
        return Blast.fromInside(
                open,
                target,
                () -> Outward.cells(
                        open,
                        target,
                        radius,
                        cell -> metric.within(target, cell, radius) && hasLine(open, target, cell)));
    }

    private static boolean hasLine(BitGridView open, Point target, Point cell) {
        return cell.equals(target) || (open.get(cell) && LineOfSight.isClear(open, target, cell));
    }
}
