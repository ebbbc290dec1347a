package io.github.undercroft.fov;

import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Metric;
import java.util.Objects;
import java.util.Optional;

/**
 * How far and which way an observer sees. A reach only removes cells from a field of view and does not change the rest. A
 * limit by radius alone is symmetric, a cone is not.
 *
 * @param metric the metric of the radius
 * @param radius the largest distance that is still seen, 0 or more; {@link #UNLIMITED} for no limit
 * @param cone the directions looked at; empty for all around
 */
public record Reach(Metric metric, int radius, Optional<Cone> cone) {

    /** The radius that ends nowhere. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    private static final Reach EVERYWHERE = new Reach(Metric.CHEBYSHEV, UNLIMITED, Optional.empty());

    public Reach {
        Objects.requireNonNull(metric, "metric");
        Objects.requireNonNull(cone, "cone");
        if (radius < 0) {
            throw new IllegalArgumentException(
                    "a radius of " + radius + "; must be 0 (the own cell only) or more, or use Reach.unlimited()");
        }
    }

    /** @return all around, as far as the grid goes */
    public static Reach unlimited() {
        return EVERYWHERE;
    }

    /** @return all around, to that distance as the crow flies */
    public static Reach round(int radius) {
        return of(radius, Metric.EUCLIDEAN);
    }

    /** @return all around, to that distance, the cells at exactly that distance included */
    public static Reach of(int radius, Metric metric) {
        return new Reach(metric, radius, Optional.empty());
    }

    /** @return the same reach, only within the cone */
    public Reach within(Cone directions) {
        return new Reach(metric, radius, Optional.of(directions));
    }

    /** @return whether a cell that many columns and rows away is in reach */
    public boolean contains(int dx, int dy) {
        return (radius == UNLIMITED || metric.within(dx, dy, radius))
                && (cone.isEmpty() || cone.get().contains(dx, dy));
    }
}
