package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/**
 * Several fields blended by how much an actor wants each: the next step is the one to the cell where the weighted sum of
 * all distances is least. One set of fields serves actors with different desires.
 *
 * <pre>{@code
 * Desires coward = Desires.of(toGold, 1).and(toHero, -2);   // wants gold, but half of that is not worth meeting the hero
 * coward.nextStep(position)
 * }</pre>
 *
 * <p>A positive weight draws near, a negative one keeps off. A cell without distance is not stepped onto if that field
 * draws near, and is as good as can be if it keeps off. Which steps there are is what the first field says; of equals the
 * first clockwise from north, and staying is better than a step that gains nothing. The fields are looked at when a step is
 * asked for. O(fields) a step. A value, as far as its fields stay as they are.
 *
 * <p>Source: "The Incredible Power of Dijkstra Maps", RogueBasin, after B. Walker.
 */
public final class Desires {

    private final ImmutableList<Desire> desires;

    private record Desire(DistanceField field, double weight) {}

    private Desires(ImmutableList<Desire> desires) {
        this.desires = desires;
    }

    /**
     * One desire, to be followed by others.
     *
     * @throws IllegalArgumentException if the weight is 0, infinite or not a number
     */
    public static Desires of(DistanceField field, double weight) {
        return new Desires(ImmutableList.of()).and(field, weight);
    }

    /**
     * These desires and one more.
     *
     * @throws IllegalArgumentException if the weight is 0, infinite or not a number
     */
    public Desires and(DistanceField field, double weight) {
        Objects.requireNonNull(field, "field");
        if (!(Math.abs(weight) > 0 && Math.abs(weight) <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("A desire weighs a number above or below 0; this is " + weight);
        }
        return new Desires(ImmutableList.<Desire>builder()
                .addAll(desires)
                .add(new Desire(field, weight))
                .build());
    }

    /**
     * The weighted sum of a cell, the lower the better.
     *
     * @return a number; infinite where a field that draws near has no distance, or else negative infinite where one that
     *     keeps off has none
     * @throws IllegalArgumentException if the fields are not of the same size
     */
    public double value(Point cell) {
        DistanceField first = desires.get(0).field;
        double sum = 0;
        boolean unreachable = false;
        for (Desire desire : desires) {
            if (desire.field.width() != first.width() || desire.field.height() != first.height()) {
                throw new IllegalArgumentException("A field of " + desire.field.width() + " x " + desire.field.height()
                        + " cells cannot be blended with one of " + first.width() + " x " + first.height());
            }
            double distance = desire.field.distance(cell);
            if (distance == DistanceField.UNREACHABLE) {
                unreachable |= desire.weight > 0;
                sum = Double.NEGATIVE_INFINITY;
            } else {
                sum += desire.weight * distance;
            }
        }
        return unreachable ? Double.POSITIVE_INFINITY : sum;
    }

    /** @return the step to the neighbour of least value; empty if none has less than the cell itself */
    public Optional<Direction> nextStep(Point from) {
        DistanceField first = desires.get(0).field;
        Optional<Direction> best = Optional.empty();
        double least = value(from);
        for (Direction direction : Direction.all()) {
            if (first.canStep(from, direction)) {
                double value = value(from.step(direction));
                if (value < least) {
                    least = value;
                    best = Optional.of(direction);
                }
            }
        }
        return best;
    }
}
