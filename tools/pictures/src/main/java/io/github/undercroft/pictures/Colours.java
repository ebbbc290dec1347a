package io.github.undercroft.pictures;

import java.util.Locale;

/**
 * The colours of the pictures, each red, green and blue in one number, 0x000000 to 0xFFFFFF.
 *
 * <p>The lively ones can be told apart by the colour-blind. Source: M. Okabe and K. Ito, "Color Universal Design",
 * 2008.
 */
public final class Colours {

    /** The background of everything. */
    public static final int BACKGROUND = 0x14161B;
    /** Titles, captions and plain glyphs. */
    public static final int TEXT = 0xD8DCE3;
    /** For the main figure, and for light. */
    public static final int ORANGE = 0xE69F00;
    /** For something pleasant or cool. */
    public static final int SKY_BLUE = 0x56B4E9;
    /** For something that grows. */
    public static final int GREEN = 0x009E73;
    /** The brightest colour. */
    public static final int YELLOW = 0xF0E442;
    /** For something deep. */
    public static final int BLUE = 0x0072B2;
    /** For something wrong or dangerous. */
    public static final int VERMILION = 0xD55E00;
    /** For something strange. */
    public static final int PURPLE = 0xCC79A7;

    /** From this brightness on, black is easier to read than white. */
    private static final int BRIGHT = 112;

    private Colours() {}

    /**
     * Mixes two colours.
     *
     * @param percent how much of the second one, 0 to 100
     * @throws IllegalArgumentException if a colour or the percentage is out of range
     */
    public static int mix(int one, int other, int percent) {
        require(one, "a colour to mix");
        require(other, "a colour to mix");
        requirePercent(percent);
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int from = one >> shift & 0xFF;
            int to = other >> shift & 0xFF;
            mixed |= ((from * (100 - percent) + to * percent + 50) / 100) << shift;
        }
        return mixed;
    }

    /** @return how bright a colour looks, 0 to 255 */
    static int brightness(int rgb) {
        return ((rgb >> 16 & 0xFF) * 2126 + (rgb >> 8 & 0xFF) * 7152 + (rgb & 0xFF) * 722 + 5000) / 10000;
    }

    /** @return black or white, whichever is easier to read on that background */
    static int inkOn(int paper) {
        return brightness(paper) >= BRIGHT ? 0x000000 : 0xFFFFFF;
    }

    static void require(int rgb, String what) {
        if (rgb < 0 || rgb > 0xFFFFFF) {
            throw new IllegalArgumentException(what + " is 0x"
                    + Integer.toHexString(rgb).toUpperCase(Locale.ROOT) + "; a colour must be 0x000000 to 0xFFFFFF");
        }
    }

    static void requirePercent(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException(percent + " percent; must be 0 (nothing) to 100 (all)");
        }
    }
}
