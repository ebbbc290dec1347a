package io.github.undercroft.front.sheet;

/**
 * How the board is drawn.
 *
 * @param scale how large pictures of cells are, 1 or more: a cell is so many rows high and twice as many columns wide; 0 for
 *     letters, which are one or two columns wide, as there is room
 * @param hasLines whether walls are drawn as lines
 * @param hasBars whether pictures of the hurt have a bar that tells how much health is left
 * @param choiceRows how many rows each line of a list has at least from which one chooses, so that a finger meets it; 1 or more
 */
public record Display(int scale, boolean hasLines, boolean hasBars, int choiceRows) {

    /** Letters, also for walls. */
    public static final Display USUAL = new Display(0, false);

    /** With bars over the hurt. */
    public Display(int scale, boolean hasLines) {
        this(scale, hasLines, true);
    }

    /** With lists of which each line has one row. */
    public Display(int scale, boolean hasLines, boolean hasBars) {
        this(scale, hasLines, hasBars, 1);
    }

    /** Refuses a scale below 0, and lines without a row. */
    public Display {
        if (scale < 0) {
            throw new IllegalArgumentException("A scale is 0 or more; this is " + scale);
        }
        if (choiceRows < 1) {
            throw new IllegalArgumentException("A line has 1 row or more; this is " + choiceRows);
        }
    }
}
