package io.github.undercroft.front;

import io.github.undercroft.Look;
import java.util.Objects;

/**
 * How something on the board is shown.
 *
 * @param name what it is called; empty for what was never seen
 * @param look its letter, for surfaces without pictures, in full light
 * @param tile the name of its picture, for the others
 * @param light how strong the light on it is, in percent: 100, or less for ground in view that is dim
 * @param tint how much of red, green and blue there is in that light, each in percent, up to 117: {@code 0xRRGGBB}; {@link #WHITE} for a hundred of each
 * @param part which part of its picture a cell shows, if it fills several
 */
public record Appearance(String name, Look look, String tile, int light, int tint, Part part) {

    /** In full light. */
    public static final int FULL_LIGHT = 100;

    /** White light: a hundred percent of red, green and blue. */
    public static final int WHITE = 0x646464;

    /** What was never seen. */
    public static final Appearance UNSEEN = new Appearance("", Look.of(" ", 0));

    /**
     * What dim ground fades to. Not black, in which a floor could not be read; and blue, since what is remembered keeps its hue
     * and is darker as well.
     */
    private static final int NIGHT = 0x003C88;

    public Appearance {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(tile, "tile");
        Objects.requireNonNull(part, "part");
        if (light < 0 || light > FULL_LIGHT) {
            throw new IllegalArgumentException("light is 0 to " + FULL_LIGHT + " percent; this is " + light);
        }
    }

    /** Something in full light. */
    public Appearance(String name, Look look, String tile) {
        this(name, look, tile, FULL_LIGHT, WHITE, Part.WHOLE);
    }

    /** In the light of that many percent and that tint, on a single cell. */
    public Appearance(String name, Look look, String tile, int light, int tint) {
        this(name, look, tile, light, tint, Part.WHOLE);
    }

    /**
     * A cell of a picture that is drawn over several.
     *
     * @param column which of its columns, from 0
     * @param row which of its rows, from 0
     * @param columns how many cells wide the picture is, 1 or more
     * @param rows how many cells high, 1 or more
     */
    public record Part(int column, int row, int columns, int rows) {

        /** All of it. */
        public static final Part WHOLE = new Part(0, 0, 1, 1);

        public Part {
            if (column < 0 || column >= columns || row < 0 || row >= rows) {
                throw new IllegalArgumentException("a part is a cell of its picture; this is column " + column + " of "
                        + columns + " and row " + row + " of " + rows);
            }
        }
    }

    /** @return that part of this picture */
    public Appearance part(int column, int row, int columns, int rows) {
        return new Appearance(name, look, tile, light, tint, new Part(column, row, columns, rows));
    }

    /** Something whose picture has its own name, in full light. */
    public Appearance(String name, Look look) {
        this(name, look, name);
    }

    /** @return this ground seen from above, as where more of it lies to the south: a wall is a {@code wall top} */
    public Appearance top() {
        return new Appearance(name, look, tile + " top", light, tint, part);
    }

    /** @return the same in white light of that many percent */
    public Appearance inLight(int percent) {
        return inLight(percent, WHITE);
    }

    /** @return the same in light of that many percent and that {@link #tint} */
    public Appearance inLight(int percent, int colour) {
        return percent == light && colour == tint ? this : new Appearance(name, look, tile, percent, colour, part);
    }

    /** @return one of its colours, of its letter or its picture, in the light on it */
    public int lit(int rgb) {
        int shown = light == FULL_LIGHT ? rgb : faded(rgb, 0xFF0000) | faded(rgb, 0xFF00) | faded(rgb, 0xFF);
        return tint == WHITE ? shown : tinted(shown, 16) | tinted(shown, 8) | tinted(shown, 0);
    }

    private int tinted(int rgb, int shift) {
        int part = (rgb >> shift & 0xFF) * (tint >> shift & 0xFF) / FULL_LIGHT;
        return Math.min(0xFF, part) << shift;
    }

    private int faded(int rgb, int channel) {
        long sum = (long) (rgb & channel) * light + (long) (NIGHT & channel) * (FULL_LIGHT - light);
        return (int) (sum / FULL_LIGHT) & channel;
    }
}
