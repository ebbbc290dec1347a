package io.github.undercroft.pathfinding;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/** The cells of a board at which a step may cost a toll, for a search that keeps a map of them. */
final class TollCells {

    /** All of them: who fills a cell may cost something, and so may a closed door. */
    private final BitGrid all;

    /** The closed ones, at which corners are not cut. */
    private final BitGrid closed;

    TollCells(int width, int height) {
        all = BitGrid.of(width, height);
        closed = BitGrid.of(width, height);
    }

    boolean fits(int width, int height) {
        return all.width() == width && all.height() == height;
    }

    /** Takes those of a board instead of what it had; it must be as large. */
    void take(TollGround board) {
        closed.clearAll();
        if (board.hasClosed()) {
            closed.or(board.openAtMost());
            closed.andNot(board.open());
        }
        all.clearAll();
        all.or(closed);
        if (!board.ignoresOccupied()) {
            all.or(board.occupied());
        }
    }

    /** Writes all of them into rows of bits as in {@link WalkMap#open}. */
    void write(long[] into, int stride) {
        Arrays.fill(into, 0);
        for (int y = 0; y < all.height(); y++) {
            for (int wordX = 0; wordX < all.wordsPerRow(); wordX++) {
                long word = all.word(wordX, y);
                int at = (y + 1) * stride + wordX;
                into[at] |= word << 1;
                if (word < 0) {
                    into[at + 1] |= 1;
                }
            }
        }
    }

    boolean isLike(TollCells other) {
        return all.equals(other.all) && closed.equals(other.closed);
    }

    /** The cells that differ from another one, 64 to a word. */
    long changedWord(TollCells other, int wordX, int y) {
        return (all.word(wordX, y) ^ other.all.word(wordX, y)) | (closed.word(wordX, y) ^ other.closed.word(wordX, y));
    }

    /** Copies a cell from another one; returns whether it is a toll in only one of the two. */
    boolean copyCell(TollCells other, int x, int y) {
        boolean flips = all.get(x, y) != other.all.get(x, y);
        copy(all, other.all, x, y);
        copy(closed, other.closed, x, y);
        return flips;
    }

    private static void copy(BitGrid into, BitGridView from, int x, int y) {
        if (from.get(x, y)) {
            into.set(x, y);
        } else {
            into.clear(x, y);
        }
    }
}
