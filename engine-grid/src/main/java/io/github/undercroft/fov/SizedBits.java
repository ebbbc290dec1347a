package io.github.undercroft.fov;

import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.GridView;

/** A grid of bits that takes over the size of another; of a single cell at first. */
abstract class SizedBits implements BitGridView {

    int width = 1;
    int height = 1;
    int wordsPerRow = 1;
    /** Row after row. */
    long[] words = new long[1];

    @Override
    public final int width() {
        return width;
    }

    @Override
    public final int height() {
        return height;
    }

    @Override
    public final int wordsPerRow() {
        return wordsPerRow;
    }

    @Override
    public final long word(int wordX, int y) {
        requireWord(wordX, y);
        return words[y * wordsPerRow + wordX];
    }

    /** Row after row. */
    final long[] words() {
        return words;
    }

    final boolean isSizeOf(GridView grid) {
        return grid.width() == width && grid.height() == height;
    }

    /** Takes over the size of a grid; no cell is set then. */
    final void resize(GridView like) {
        width = like.width();
        height = like.height();
        wordsPerRow = (width + 63) >>> 6;
        words = new long[wordsPerRow * height];
    }
}
