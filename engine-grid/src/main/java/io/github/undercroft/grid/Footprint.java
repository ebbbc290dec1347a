package io.github.undercroft.grid;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;

/**
 * The rectangle of cells that a creature fills; its position is the top-left one.
 *
 * @param width 1 or more
 * @param height 1 or more
 */
public record Footprint(int width, int height) {

    /** A single cell. */
    public static final Footprint ONE_CELL = new Footprint(1, 1);

    public Footprint {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(
                    "A footprint is 1 or more cells wide and high; this one is " + width + " x " + height);
        }
    }

    /** @return a square of that many cells to a side */
    public static Footprint square(int side) {
        return new Footprint(side, side);
    }

    /** @return whether it is a single cell */
    public boolean isOneCell() {
        return width == 1 && height == 1;
    }

    /** @return its cells row by row, if the top-left one is there */
    public List<Point> cells(Point topLeft) {
        ImmutableList.Builder<Point> cells = ImmutableList.builderWithExpectedSize(width * height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                cells.add(topLeft.plus(x, y));
            }
        }
        return cells.build();
    }

    /** @return its cell that is nearest to {@code to}, if its top-left cell is at {@code topLeft}; {@code to} itself if it fills that */
    public Point nearest(Point topLeft, Point to) {
        return new Point(
                Math.max(topLeft.x(), Math.min(to.x(), topLeft.x() + width - 1)),
                Math.max(topLeft.y(), Math.min(to.y(), topLeft.y() + height - 1)));
    }

    /** @return whether it fills a cell, if the top-left one is there */
    public boolean fills(Point topLeft, Point cell) {
        return nearest(topLeft, cell).equals(cell);
    }

    /** @return whether all of it is on a board of that size, if the top-left one is there */
    public boolean isOn(Point topLeft, int boardWidth, int boardHeight) {
        return topLeft.x() >= 0
                && topLeft.y() >= 0
                && topLeft.x() <= boardWidth - width
                && topLeft.y() <= boardHeight - height;
    }

    /** @return the cells that may be its top-left one if it is to fill at least one of these */
    public BitGrid meeting(BitGridView cells) {
        BitGrid places = BitGrid.of(cells.width(), cells.height());
        addMeeting(cells, places);
        return places;
    }

    /** Adds them to a grid of the same size. */
    public void addMeeting(BitGridView cells, BitGrid places) {
        for (int y = 0; y < cells.height(); y++) {
            for (int wordX = 0; wordX < cells.wordsPerRow(); wordX++) {
                for (long rest = cells.word(wordX, y); rest != 0; rest &= rest - 1) {
                    int x = (wordX << 6) + Long.numberOfTrailingZeros(rest);
                    for (int up = Math.min(height - 1, y); up >= 0; up--) {
                        places.setRange(y - up, Math.max(0, x - width + 1), x + 1);
                    }
                }
            }
        }
    }

    /** @return the open cells that may be its top-left one, all of its cells being open */
    public BitGrid standsOn(BitGridView open) {
        BitGrid stands = BitGrid.of(open.width(), open.height());
        // How many open cells there are to the right, this one included, and how many rows down that are wide enough.
        int[] down = new int[open.width()];
        for (int y = open.height() - 1; y >= 0; y--) {
            int right = 0;
            for (int x = open.width() - 1; x >= 0; x--) {
                right = open.get(x, y) ? right + 1 : 0;
                down[x] = right >= width ? down[x] + 1 : 0;
                if (down[x] >= height) {
                    stands.set(x, y);
                }
            }
        }
        return stands;
    }
}
