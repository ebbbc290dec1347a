package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.DiscOutline;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Rooms that are as round as cells allow. Half of those with a diameter of {@value #MIN_RING} or more have a round core of
 * rock, so that they are rings {@value #RING} cells wide.
 *
 * @param diameter in cells; 3 to {@value RoomDesign#MAX_SIDE}
 */
public record RoundRoom(SizeRange diameter) implements RoomDesign {

    private static final int RING = 3;
    private static final int MIN_RING = 9;

    /** Refuses diameters out of range. */
    public RoundRoom {
        Objects.requireNonNull(diameter, "diameter");
        RoomSides.require(diameter, 3, "diameter of round rooms");
    }

    @Override
    public BitGrid draw(RandomSource random) {
        int size = diameter.draw(random);
        boolean isRing = size >= MIN_RING && random.nextBoolean();
        BitGrid cells = BitGrid.of(size, size);
        for (int y = 0; y < size; y++) {
            int cut = DiscOutline.cut(size, y);
            cells.setRange(y, cut, size - cut);
        }
        int core = size - 2 * RING;
        for (int y = 0; isRing && y < core; y++) {
            int cut = RING + DiscOutline.cut(core, y);
            cells.clearRange(RING + y, cut, size - cut);
        }
        return cells;
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        RoomSides.requireFits(diameter, Math.min(mapWidth, mapHeight), "diameter of round rooms");
    }
}
