package io.github.undercroft.examples;

import io.github.undercroft.geometry.Rect;

/**
 * How large a board a game shall have, in cells.
 *
 * @param width 1 to {@link #MOST}
 * @param height 1 to {@link #MOST}
 */
public record BoardSize(int width, int height) {

    /** The longest side. */
    public static final int MOST = 200;

    /** Refuses sides out of range. */
    public BoardSize {
        if (width < 1 || height < 1 || width > MOST || height > MOST) {
            throw new IllegalArgumentException(
                    "a board is 1 to " + MOST + " cells wide and high, not " + width + "x" + height);
        }
    }

    /** @return its cells */
    public Rect cells() {
        return new Rect(0, 0, width, height);
    }

    /** @return whether a board of the other size fits into one of this size */
    public boolean holds(BoardSize other) {
        return width >= other.width && height >= other.height;
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
