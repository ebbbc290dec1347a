package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Rooms of two bars, one as wide as the room and one as high, that make a cross, a T or an L. Each bar is at least 2 cells
 * thick, and takes at most two thirds of the other one's length.
 *
 * @param width of the whole; 3 to {@value RoomDesign#MAX_SIDE}
 * @param height of the whole; 3 to {@value RoomDesign#MAX_SIDE}
 */
public record CrossRoom(SizeRange width, SizeRange height) implements RoomDesign {

    private static final int MIN_BAR = 2;

    /** Refuses sizes out of range. */
    public CrossRoom {
        Objects.requireNonNull(width, "width");
        Objects.requireNonNull(height, "height");
        RoomSides.require(width, 3, "width of cross rooms");
        RoomSides.require(height, 3, "height of cross rooms");
    }

    @Override
    public BitGrid draw(RandomSource random) {
        BitGrid cells = BitGrid.of(width.draw(random), height.draw(random));
        int wide = bar(cells.width(), random);
        int high = bar(cells.height(), random);
        int left = random.nextInt(cells.width() - wide + 1);
        int top = random.nextInt(cells.height() - high + 1);
        for (int y = 0; y < cells.height(); y++) {
            boolean isInBar = y >= top && y < top + high;
            cells.setRange(y, isInBar ? 0 : left, isInBar ? cells.width() : left + wide);
        }
        return cells;
    }

    private static int bar(int side, RandomSource random) {
        return random.nextInt(MIN_BAR, Math.max(MIN_BAR, side * 2 / 3) + 1);
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        RoomSides.requireFits(width, mapWidth, "width of cross rooms");
        RoomSides.requireFits(height, mapHeight, "height of cross rooms");
    }
}
