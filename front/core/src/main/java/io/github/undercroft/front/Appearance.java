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
 */
public record Appearance(String name, Look look, String tile, int light, int tint) {

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
        if (light < 0 || light > FULL_LIGHT) {
            throw new IllegalArgumentException("light is 0 to " + FULL_LIGHT + " percent; this is " + light);
        }
    }

    /** Something in full light. */
    public Appearance(String name, Look look, String tile) {
        this(name, look, tile, FULL_LIGHT, WHITE);
    }

    /** Something whose picture has its own name, in full light. */
    public Appearance(String name, Look look) {
        this(name, look, name);
    }

    /** @return this ground seen from above, as where more of it lies to the south: a wall is a {@code wall top} */
    public Appearance top() {
        return new Appearance(name, look, tile + " top", light, tint);
    }

    /** @return the same in white light of that many percent */
    public Appearance inLight(int percent) {
        return inLight(percent, WHITE);
    }

    /** @return the same in light of that many percent and that {@link #tint} */
    public Appearance inLight(int percent, int colour) {
        return percent == light && colour == tint ? this : new Appearance(name, look, tile, percent, colour);
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
