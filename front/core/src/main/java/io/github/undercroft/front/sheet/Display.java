package io.github.undercroft.front.sheet;

/**
 * How the board is drawn.
 *
 * @param scale how large pictures of cells are, 1 or more: a cell is so many rows high and twice as many columns wide; 0 for
 *     letters, which are one or two columns wide, as there is room
 * @param hasLines whether walls are drawn as lines
 * @param hasBars whether pictures of the hurt have a bar that tells how much health is left
 */
public record Display(int scale, boolean hasLines, boolean hasBars) {

    /** Letters, also for walls. */
    public static final Display USUAL = new Display(0, false);

    /** With bars over the hurt. */
    public Display(int scale, boolean hasLines) {
        this(scale, hasLines, true);
    }

    /** Refuses a scale below 0. */
    public Display {
        if (scale < 0) {
            throw new IllegalArgumentException("A scale is 0 or more; this is " + scale);
        }
    }
}
