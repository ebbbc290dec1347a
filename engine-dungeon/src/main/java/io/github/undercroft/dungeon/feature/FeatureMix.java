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
 *         .with(AreaKind.CORRIDOR, new RoundRoomShape(new SizeRange(5, 9)), 2)
 *         .with(AreaKind.ROOM, new Gallery(12), 1);
 * }</pre>
 *
 * @param first what the level begins with
 * @param choices what may be dug, at most {@value #MOST_CHOICES}; from an area of a kind that is in none of them, nothing is
 */
public record FeatureMix(RoomShape first, List<Choice> choices) {

    /** The greatest weight of a choice. */
    public static final int HEAVIEST = 1_000_000;

    /** The greatest number of choices. */
    public static final int MOST_CHOICES = 1000;

    /**
     * Something that may be dug.
     *
     * @param from through the wall of what
     * @param shape what
     * @param weight how likely, among those with the same {@code from}; 1 to {@value FeatureMix#HEAVIEST}
     */
    public record Choice(AreaKind from, FeatureShape shape, int weight) {

        /** Refuses weights out of range. */
        public Choice {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(shape, "shape");
            if (weight < 1 || weight > HEAVIEST) {
                throw new IllegalArgumentException(
                        shape + " can't have the weight " + weight + "; give 1 to " + HEAVIEST + ", or leave it out");
            }
        }
    }

    /** Refuses more choices than can be weighed. */
    public FeatureMix {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(choices, "choices");
        choices = ImmutableList.copyOf(choices);
        if (choices.size() > MOST_CHOICES) {
            throw new IllegalArgumentException(
                    "There can't be " + choices.size() + " choices; give at most " + MOST_CHOICES);
        }
    }

    /** @return rooms and corridors: corridors lead from rooms, and from corridors as many rooms as corridors */
    public static FeatureMix of(RoomShape room, CorridorShape corridor) {
        return new FeatureMix(room, ImmutableList.of())
                .with(AreaKind.ROOM, corridor, 4)
                .with(AreaKind.CORRIDOR, room, 4)
                .with(AreaKind.CORRIDOR, corridor, 4);
    }

    /** @return these and one choice more */
    public FeatureMix with(AreaKind from, FeatureShape shape, int weight) {
        return new FeatureMix(
                first,
                ImmutableList.<Choice>builder()
                        .addAll(choices)
                        .add(new Choice(from, shape, weight))
                        .build());
    }
}
