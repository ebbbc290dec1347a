package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.Blob;
import io.github.undercroft.dungeon.shape.DiscOutline;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

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

    /**
     * Rooms with four corners.
     *
     * @param width of the floor, without walls; 2 to {@value RoomDesign#MAX_SIDE}
     * @param height of the floor; 2 to {@value RoomDesign#MAX_SIDE}
     */
    record PlainRoom(SizeRange width, SizeRange height) implements RoomDesign {

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

    /**
     * Rooms of two bars, one as wide as the room and one as high, that make a cross, a T or an L. Each bar is at least 2 cells
     * thick, and takes at most two thirds of the other one's length.
     *
     * @param width of the whole; 3 to {@value RoomDesign#MAX_SIDE}
     * @param height of the whole; 3 to {@value RoomDesign#MAX_SIDE}
     */
    record CrossRoom(SizeRange width, SizeRange height) implements RoomDesign {

        private static final int MIN_BAR = 2;

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

    /**
     * Rooms that are as round as cells allow. Half of those with a diameter of {@value #MIN_RING} or more have a round core of
     * rock, so that they are rings {@value #RING} cells wide.
     *
     * @param diameter in cells; 3 to {@value RoomDesign#MAX_SIDE}
     */
    record RoundRoom(SizeRange diameter) implements RoomDesign {

        private static final int RING = 3;
        private static final int MIN_RING = 9;

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

    /**
     * Caves: shapes by {@link Blob}, within a box of a size.
     *
     * @param width of the box, which the cave need not fill; 3 to {@value RoomDesign#MAX_SIDE}
     * @param height of the box; 3 to {@value RoomDesign#MAX_SIDE}
     */
    record CaveRoom(SizeRange width, SizeRange height) implements RoomDesign {

        public CaveRoom {
            Objects.requireNonNull(width, "width");
            Objects.requireNonNull(height, "height");
            RoomSides.require(width, 3, "width of caves");
            RoomSides.require(height, 3, "height of caves");
        }

        @Override
        public BitGrid draw(RandomSource random) {
            int boxWidth = width.draw(random);
            return Blob.within(boxWidth, height.draw(random), random);
        }

        @Override
        public AreaKind kind() {
            return AreaKind.CAVE;
        }

        @Override
        public void requireFits(int mapWidth, int mapHeight) {
            RoomSides.requireFits(width, mapWidth, "width of caves");
            RoomSides.requireFits(height, mapHeight, "height of caves");
        }
    }
}
