package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;

/**
 * A kind of room: says which cells it has, without knowing where it will be. To write one, implement this with a record:
 *
 * <pre>{@code
 * record DiamondRoom(int radius) implements RoomDesign {
 *     public BitGrid draw(RandomSource random) {
 *         BitGrid cells = BitGrid.of(2 * radius + 1, 2 * radius + 1);
 *         for (int y = -radius; y <= radius; y++) {
 *             cells.setRange(radius + y, Math.abs(y), 2 * radius + 1 - Math.abs(y));
 *         }
 *         return cells;
 *     }
 * }
 * }</pre>
 */
@FunctionalInterface
public interface RoomDesign {

    /** The greatest width and height of a room. */
    int MAX_SIDE = 46;

    /** @return cells that are connected by straight steps, in a grid of at most {@value #MAX_SIDE} columns and rows */
    BitGrid draw(RandomSource random);

    /** @return the kind of area that it becomes */
    default AreaKind kind() {
        return AreaKind.ROOM;
    }

    /**
     * Refuses maps on which it may not fit.
     *
     * @throws IllegalArgumentException if one of its sizes can't be on a map of that size
     */
    default void requireFits(int mapWidth, int mapHeight) {}
}
