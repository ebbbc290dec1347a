package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Rooms with four corners.
 *
 * @param width of the floor, without walls; 2 to {@value RoomDesign#MAX_SIDE}
 * @param height of the floor; 2 to {@value RoomDesign#MAX_SIDE}
 */
public record PlainRoom(SizeRange width, SizeRange height) implements RoomDesign {

    /** Refuses sizes out of range. */
    public PlainRoom {
        Objects.requireNonNull(width, "width");
        Objects.requireNonNull(height, "height");
        RoomSides.require(width, 2, "width of plain rooms");
        RoomSides.require(height, 2, "height of plain rooms");
    }

    @Override
    public BitGrid draw(RandomSource random) {
        BitGrid cells = BitGrid.of(width.draw(random), height.draw(random));
        cells.setAll();
        return cells;
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        RoomSides.requireFits(width, mapWidth, "width of plain rooms");
        RoomSides.requireFits(height, mapHeight, "height of plain rooms");
    }
}
