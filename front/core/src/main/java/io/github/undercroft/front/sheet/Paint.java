package io.github.undercroft.front.sheet;

/** The role of a character on a sheet. On a screen without colours it must be shown in another way. */
public enum Paint {
    /** Text. */
    PLAIN,
    /** A message that is new since the last key. */
    FRESH,
    /** Something on the board that is in view. */
    SEEN,
    /** What is less important. */
    FAINT,
    /** What is not in view but remembered. */
    REMEMBERED,
    /** A headline. */
    TITLE,
    /** The chosen cell or line. */
    CURSOR,
    /** A cell that would be hit or walked over, or that somebody has announced to strike. */
    AIM;

    /** The colour of the background. */
    public static final int PAPER = 0x101014;

    private static final int AIM_PAPER = 0x703000;
    private static final int TITLE_INK = 0xFFFFFF;

    /** @return the font of such a character: bold on the board */
    public BitmapFont font() {
        return switch (this) {
            case SEEN, REMEMBERED, AIM -> BitmapFont.BOLD;
            case PLAIN, FRESH, FAINT, TITLE, CURSOR -> BitmapFont.MEDIUM;
        };
    }

    /** @return the colour in which a character of that colour is shown, where all colours can be */
    public int ink(int rgb) {
        return switch (this) {
            case REMEMBERED ->
                rgb - (rgb >> 2 & 0x3F3F3F); // dark enough to tell from what is seen, and bright enough from paper
            case CURSOR -> PAPER;
            case TITLE -> TITLE_INK;
            case PLAIN, FRESH, SEEN, FAINT, AIM -> rgb;
        };
    }

    /** @return the colour behind a character of that colour */
    public int paper(int rgb) {
        return switch (this) {
            case CURSOR -> rgb;
            case AIM -> AIM_PAPER;
            case PLAIN, FRESH, SEEN, FAINT, REMEMBERED, TITLE -> PAPER;
        };
    }
}
