package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.pathfinding.search.Around;
import java.util.List;

/**
 * Corridors and doorways: open cells that are in no square of four open cells, and lead to at most two sides. Cells joined
 * by straight steps without an enemy form one narrow place. O(words) to find the cells, O(cells) to join them.
 */
final class Narrows {

    private Narrows() {}

    /**
     * The largest narrow place in which one of these stands, on a tie that of the first listed; no cells if there is none.
     *
     * @param cells the narrow cells
     */
    static BitGrid largest(BitGridView cells, List<Point> enemies, Iterable<Point> standing) {
        BitGrid narrow = BitGrid.copyOf(cells);
        enemies.forEach(narrow::clear);
        FloodFill fill = FloodFill.of(Movement.FOUR_WAY);
        BitGrid largest = BitGrid.of(cells.width(), cells.height());
        int max = 0;
        for (Point at : standing) {
            if (narrow.get(at.x(), at.y()) && !largest.get(at.x(), at.y())) {
                BitGrid place = fill.reachable(narrow, at);
                int size = place.count();
                if (size > max) {
                    max = size;
                    largest = place;
                }
            }
        }
        return largest;
    }

    static boolean isNarrow(BitGridView open, Point cell) {
        int around = Around.of(open, cell.x(), cell.y());
        for (int corner = 0; corner < 8; corner += 2) {
            // Two sides and the diagonal cell between them are a square with the cell itself; 8 stands for bit 0.
            if (((around | around << 8) >> corner & 7) == 7) {
                return false;
            }
        }
        return Integer.bitCount(around & Around.STRAIGHT) <= 2;
    }

    /** The narrow ones of the open cells, found 64 at a time. */
    static BitGrid of(BitGridView open) {
        BitGrid narrow = BitGrid.of(open.width(), open.height());
        long[] up = new long[open.wordsPerRow() + 2];
        long[] row = new long[up.length];
        long[] down = new long[up.length];
        read(open, 0, down);
        for (int y = 0; y < open.height(); y++) {
            long[] above = up;
            up = row;
            row = down;
            down = above;
            read(open, y + 1, down);
            for (int i = 1; i < row.length - 1; i++) {
                mark(narrow, i - 1, y, narrow(up, row, down, i));
            }
        }
        return narrow;
    }

    /** Fills all words but the first and last, which are the closed cells beside the grid. */
    private static void read(BitGridView open, int y, long[] row) {
        for (int i = 1; i < row.length - 1; i++) {
            row[i] = y < open.height() ? open.word(i - 1, y) : 0;
        }
    }

    private static long narrow(long[] up, long[] row, long[] down, int i) {
        long west = fromWest(row, i);
        long east = fromEast(row, i);
        long north = up[i];
        long south = down[i];
        long square = (north & ((west & fromWest(up, i)) | (east & fromEast(up, i))))
                | (south & ((west & fromWest(down, i)) | (east & fromEast(down, i))));
        long threeSides = (north & south & (west | east)) | (west & east & (north | south));
        return row[i] & ~square & ~threeSides;
    }

    private static long fromWest(long[] row, int i) {
        return row[i] << 1 | row[i - 1] >>> 63;
    }

    private static long fromEast(long[] row, int i) {
        return row[i] >>> 1 | row[i + 1] << 63;
    }

    /** Sets the cells of a word that are set in it. */
    static void mark(BitGrid cells, int wordX, int y, long word) {
        for (long rest = word; rest != 0; rest &= rest - 1) {
            cells.set((wordX << 6) + Long.numberOfTrailingZeros(rest), y);
        }
    }
}
