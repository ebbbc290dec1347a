package io.github.undercroft.dungeon.accretion;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.dungeon.tool.WeightedDraw;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;

/**
 * Which rooms there are, and how many of them are joined to the level by a corridor.
 *
 * <pre>{@code
 * RoomMix mix = RoomMix.of(new RoomDesign.PlainRoom(new SizeRange(3, 8), new SizeRange(3, 5)))
 *         .with(new RoomDesign.RoundRoom(new SizeRange(5, 11)), 2)
 *         .withCorridors(50, new SizeRange(4, 12));
 * }</pre>
 *
 * @param choices at least one, at most {@value #MAX_CHOICES}
 * @param corridorPercent how many of 100 rooms have a corridor
 * @param corridorLength in cells; 1 to {@value #LONGEST_CORRIDOR}
 */
public record RoomMix(List<WeightedRoom> choices, int corridorPercent, SizeRange corridorLength) {

    /** The greatest weight of a choice. */
    public static final int HEAVIEST = 1_000_000;

    /** The greatest number of choices. */
    public static final int MAX_CHOICES = 1000;

    /** The greatest length of a corridor: a room and its corridor are no wider than the bits of a word, with walls. */
    public static final int LONGEST_CORRIDOR = 62 - RoomDesign.MAX_SIDE;

    /**
     * A kind of room with its weight.
     *
     * @param weight how likely; 1 to {@value RoomMix#HEAVIEST}
     */
    public record WeightedRoom(RoomDesign design, int weight) {

        public WeightedRoom {
            Objects.requireNonNull(design, "design");
            SettingRange.require("weight of " + design, weight, 1, HEAVIEST);
        }
    }

    public RoomMix {
        Objects.requireNonNull(choices, "choices");
        Objects.requireNonNull(corridorLength, "corridorLength");
        choices = ImmutableList.copyOf(choices);
        SettingRange.require("number of choices", choices.size(), 1, MAX_CHOICES);
        SettingRange.require("corridorPercent", corridorPercent, 0, 100);
        SettingRange.require("greatest corridorLength", corridorLength.max(), 1, LONGEST_CORRIDOR);
    }

    /** @return rooms of one kind, a third of them with corridors of 3 to 9 cells */
    public static RoomMix of(RoomDesign design) {
        return new RoomMix(ImmutableList.of(new WeightedRoom(design, 1)), 33, new SizeRange(3, 9));
    }

    /** @return these and one more kind; the kind given to {@link #of} has weight 1 */
    public RoomMix with(RoomDesign design, int weight) {
        return new RoomMix(
                ImmutableList.<WeightedRoom>builder()
                        .addAll(choices)
                        .add(new WeightedRoom(design, weight))
                        .build(),
                corridorPercent,
                corridorLength);
    }

    /** @return the same with another share of corridors, of another length */
    public RoomMix withCorridors(int percent, SizeRange length) {
        return new RoomMix(choices, percent, length);
    }

    /** Draws once for the choice, and then what the design draws. */
    RoomDesign draw(RandomSource random) {
        int total = choices.stream().mapToInt(WeightedRoom::weight).sum();
        return choices.get(WeightedDraw.index(total, index -> choices.get(index).weight(), random))
                .design();
    }
}
