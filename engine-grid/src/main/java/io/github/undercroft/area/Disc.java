package io.github.undercroft.area;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.Objects;

/**
 * All cells within a radius of the target, walls or not, the target included.
 *
 * <p>From the target outward as the crow flies, then in reading order. O(cells of the box x log of them).
 *
 * @param radius the largest distance that is still covered, 0 (the target alone) or more
 * @param metric how distance is measured
 */
public record Disc(int radius, Metric metric) implements Blast {

    /** The target alone. */
    public static final Disc CELL = new Disc(0, Metric.CHEBYSHEV);

    public Disc {
        Objects.requireNonNull(metric, "metric");
        requireRadius(radius);
    }

    /** @return a round one */
    public static Disc of(int radius) {
        return new Disc(radius, Metric.EUCLIDEAN);
    }

    @Override
    public List<Point> cells(BitGridView open, Point start, Point target) {
        return Outward.cells(open, target, radius, cell -> metric.within(target, cell, radius));
    }

    static void requireRadius(int radius) {
        if (radius < 0) {
            throw new IllegalArgumentException(
                    "A radius is 0 (the target alone) or more cells; this is " + radius + ". Give 0 for one cell");
        }
    }
}
