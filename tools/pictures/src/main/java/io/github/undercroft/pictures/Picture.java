package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A picture, as {@link #pixels} and as {@link #toText}: a {@link MapPicture}, a line of text, or several pictures
 * arranged. Immutable.
 *
 * <pre>{@code
 * MapPicture map = MapPicture.of(TextGrid.parse(text), Palette.dungeon());
 * Picture.beside(
 *                 map.with(Overlay.tint(one, Colours.ORANGE, 30)).titled("one"),
 *                 map.with(Overlay.tint(two, Colours.ORANGE, 30)).titled("two"))
 *         .captioned("The same map twice")
 *         .framed()
 *         .pixels()
 *         .write(Path.of("twice.png"));
 * }</pre>
 *
 * <p>The same picture gives the same pixels and the same text on every machine. Needs neither a display nor fonts of
 * the system.
 */
public abstract sealed class Picture permits Arrangement, Framed, LegendLine, MapPicture, TextLine {

    private static final int MAX_PIXELS = 100_000_000;
    private static final int GAP = 16;
    private static final int NARROW_GAP = 4;

    Picture() {}

    /** @return one line of text, in the colour of titles */
    public static Picture text(String line) {
        return new TextLine(line, Colours.TEXT);
    }

    /** @return one line that explains tiles */
    public static Picture legend(LegendEntry... keys) {
        return new LegendLine(ImmutableList.copyOf(keys));
    }

    /** @return pictures in a row, their upper edges in line */
    public static Picture beside(Picture... pictures) {
        return new Arrangement(ImmutableList.copyOf(pictures), Arrangement.Way.RIGHT, GAP);
    }

    /** @return pictures one below the other, their left edges in line */
    public static Picture stacked(Picture... pictures) {
        return new Arrangement(ImmutableList.copyOf(pictures), Arrangement.Way.DOWN, GAP);
    }

    /** @return this with a line of text above it */
    public Picture titled(String title) {
        return close(text(title), this);
    }

    /** @return this with a quieter line of text below it */
    public Picture captioned(String caption) {
        return close(this, new TextLine(caption, Colours.mix(Colours.TEXT, Colours.BACKGROUND, 35)));
    }

    /** @return this with a margin, as a picture on a page needs */
    public Picture framed() {
        return new Framed(this);
    }

    /**
     * Paints the picture.
     *
     * @throws IllegalArgumentException if it has more than 100,000,000 pixels
     */
    public Pixels pixels() {
        requireSize(width(), height());
        Canvas canvas = new Canvas(width(), height());
        paint(canvas, 0, 0);
        return canvas.pixels();
    }

    /** @return the picture without colours, lines separated by {@code \n}; blanks that end a line are left out */
    public String toText() {
        return String.join("\n", lines().stream().map(String::stripTrailing).toList());
    }

    /** @return the text */
    @Override
    public String toString() {
        return toText();
    }

    /** In pixels, at least 1. */
    abstract int width();

    /** In pixels, at least 1. */
    abstract int height();

    abstract void paint(Canvas canvas, int left, int top);

    abstract List<String> lines();

    static void requireSize(long width, long height) {
        if (width * height > MAX_PIXELS) {
            throw new IllegalArgumentException("a picture of " + width + " x " + height + " pixels; at most "
                    + MAX_PIXELS + " in all: draw a part of the map, smaller cells or a smaller scale");
        }
    }

    private static Picture close(Picture upper, Picture lower) {
        return new Arrangement(ImmutableList.of(upper, lower), Arrangement.Way.DOWN, NARROW_GAP);
    }
}
