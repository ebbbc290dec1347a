package io.github.undercroft.pathfinding.field;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/**
 * Several fields combined by weights: the next step goes to the cell with the lowest weighted sum of distances. One set of
 * fields serves actors with different desires.
 *
 * <pre>{@code
 * Desires coward = Desires.of(toGold, 1).and(toHero, -2);   // wants gold, but half of that is not worth meeting the hero
 * coward.nextStep(goblin)
 * }</pre>
 *
 * <p>A positive weight attracts, a negative one repels. A cell without a distance is never entered if that field attracts,
 * and is the best of all if it repels. The first field says which steps are possible; on a tie the first step clockwise from
 * north is taken, and staying is better than a step that gains nothing. The fields are read when a step is asked for.
 * O(fields) a step. A value, as long as its fields do not change.
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
     * @return a number; infinite where an attracting field has no distance, or else negative infinite where a repelling one
     *     has none
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

    /** @return the step to the neighbour with the lowest value; empty if none is lower than the cell itself */
    public Optional<Direction> nextStep(Point from) {
        DistanceField first = desires.get(0).field;
        Optional<Direction> best = Optional.empty();
        double min = value(from);
        for (Direction direction : Direction.all()) {
            if (first.canStep(from, direction)) {
                double value = value(from.step(direction));
                if (value < min) {
                    min = value;
                    best = Optional.of(direction);
                }
            }
        }
        return best;
    }
}
