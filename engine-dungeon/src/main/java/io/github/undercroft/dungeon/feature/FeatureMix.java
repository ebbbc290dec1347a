package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import java.util.List;
import java.util.Objects;

/**
 * Which features there are, and what is dug from which.
 *
 * <pre>{@code
 * FeatureMix mix = FeatureMix.of(new RoomShape(new SizeRange(3, 9), new SizeRange(3, 5)), new CorridorShape(new SizeRange(3, 10)))
 *         .with(AreaKind.CORRIDOR, new FeatureShape.RoundRoomShape(new SizeRange(5, 9)), 2)
 *         .with(AreaKind.ROOM, new FeatureShape.CrossRoomShape(new SizeRange(5, 9), new SizeRange(5, 7)), 1);
 * }</pre>
 *
 * @param first the feature that the level begins with
 * @param choices the features that may be dug, at most {@value #MAX_CHOICES}; nothing is dug from a kind of area that none
 *     of them names
 */
public record FeatureMix(RoomShape first, List<WeightedFeature> choices) {

    /** The greatest weight of a choice. */
    public static final int HEAVIEST = 1_000_000;

    /** The greatest number of choices. */
    public static final int MAX_CHOICES = 1000;

    /**
     * A feature that may be dug, with its weight.
     *
     * @param from the kind of area through whose wall it is dug
     * @param shape its shape
     * @param weight how likely it is among those with the same {@code from}; 1 to {@value FeatureMix#HEAVIEST}
     */
    public record WeightedFeature(AreaKind from, FeatureShape shape, int weight) {

        public WeightedFeature {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(shape, "shape");
            if (weight < 1 || weight > HEAVIEST) {
                throw new IllegalArgumentException(
                        shape + " can't have the weight " + weight + "; give 1 to " + HEAVIEST + ", or leave it out");
            }
        }
    }

    /** Refuses too many choices. */
    public FeatureMix {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(choices, "choices");
        choices = ImmutableList.copyOf(choices);
        if (choices.size() > MAX_CHOICES) {
            throw new IllegalArgumentException(
                    "There can't be " + choices.size() + " choices; give at most " + MAX_CHOICES);
        }
    }

    /** @return rooms and corridors: corridors lead from rooms, and rooms and corridors, equally likely, from corridors */
    public static FeatureMix of(RoomShape room, CorridorShape corridor) {
        return new FeatureMix(room, ImmutableList.of())
                .with(AreaKind.ROOM, corridor, 4)
                .with(AreaKind.CORRIDOR, room, 4)
                .with(AreaKind.CORRIDOR, corridor, 4);
    }

    /** Whether anything but corridors may be dug after the first room. */
    boolean hasMoreRooms() {
        return choices.stream().anyMatch(choice -> !(choice.shape() instanceof CorridorShape));
    }

    /** @return these choices and one more */
    public FeatureMix with(AreaKind from, FeatureShape shape, int weight) {
        return new FeatureMix(
                first,
                ImmutableList.<WeightedFeature>builder()
                        .addAll(choices)
                        .add(new WeightedFeature(from, shape, weight))
                        .build());
    }
}
