package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.tool.SettingRange;

/**
 * The grid of a Rogue level, with at most one room in each of its cells. The cells share the level as evenly as possible;
 * those of 80 x 24 in 3 x 3 are 26 x 8.
 *
 * @param width the columns of the level, at least {@value #MIN_WIDTH} for each column of the grid and 2 more
 * @param height the rows of the level, at least {@value #MIN_HEIGHT} for each row of the grid
 * @param columns how many cells of the grid are in a row, 1 or more
 * @param rows how many rows of them there are, 1 or more; at most {@value #MAX_ROOMS} cells in all
 */
public record RogueGrid(int width, int height, int columns, int rows) {

    /** Columns that a cell needs: a room with walls, and one free to pass. */
    static final int MIN_WIDTH = 5;
    /** Rows that a cell needs: a room with walls, one free to pass and, at the top, one for the border. */
    static final int MIN_HEIGHT = 6;
    /** With so many rooms, all rooms and passages still get an id as areas. */
    static final int MAX_ROOMS = 26_000;

    private static final int CELL_WIDTH = 26;
    private static final int CELL_HEIGHT = 8;
    private static final int MIN_ACROSS = 3;
    private static final int MAX_ACROSS = 160;

    /** Refuses grids that leave no place for rooms. */
    public RogueGrid {
        SettingRange.requireSize(width, height);
        if (columns < 1 || rows < 1 || (long) columns * rows > MAX_ROOMS) {
            throw new IllegalArgumentException("A grid of " + columns + " x " + rows
                    + " rooms; take at least 1 column and 1 row, and at most " + MAX_ROOMS + " rooms in all");
        }
        if ((width - 2) / MIN_WIDTH < columns) {
            throw new IllegalArgumentException("A Rogue level of " + columns + " columns of rooms needs a width of "
                    + (MIN_WIDTH * columns + 2) + " or more, not " + width
                    + ". Make it wider, or take fewer columns by withGrid");
        }
        if (height / MIN_HEIGHT < rows) {
            throw new IllegalArgumentException("A Rogue level of " + rows + " rows of rooms needs a height of "
                    + MIN_HEIGHT * rows + " or more, not " + height
                    + ". Make it higher, or take fewer rows by withGrid");
        }
    }

    /** A grid with as many cells of Rogue's size as fit; at least three each way if smaller cells fit. */
    static RogueGrid of(int width, int height) {
        int columns = across(width - 2, CELL_WIDTH, MIN_WIDTH);
        int rows = across(height, CELL_HEIGHT, MIN_HEIGHT);
        return new RogueGrid(width, height, columns, rows);
    }

    private static int across(int length, int usual, int min) {
        int some = Math.min(MIN_ACROSS, length / min);
        return Math.max(1, Math.min(MAX_ACROSS, Math.max(some, length / usual)));
    }

    int size() {
        return columns * rows;
    }

    /** The first column of a cell of the grid; also of the one beyond the last. */
    int left(int column) {
        return 1 + (int) ((long) column * (width - 2) / columns);
    }

    /** The first row of a cell of the grid; also of the one beyond the last. */
    int top(int row) {
        return (int) ((long) row * height / rows);
    }
}
