package io.github.undercroft.front;

import io.github.undercroft.geometry.Rect;

/**
 * The size of a game's board, in cells.
 *
 * @param width 1 to {@link #MAX}
 * @param height 1 to {@link #MAX}
 */
public record BoardSize(int width, int height) {

    /** The longest side. */
    public static final int MAX = 200;

    /** Refuses sides out of range. */
    public BoardSize {
        if (width < 1 || height < 1 || width > MAX || height > MAX) {
            throw new IllegalArgumentException(
                    "a board is 1 to " + MAX + " cells wide and high, not " + width + "x" + height);
        }
    }

    /** @return its cells */
    public Rect cells() {
        return new Rect(0, 0, width, height);
    }

    /** @return whether a board of the other size fits into this one */
    public boolean holds(BoardSize other) {
        return width >= other.width && height >= other.height;
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
