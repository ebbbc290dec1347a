package io.github.undercroft.front.sheet;

/**
 * How many columns characters take on a screen: 2 for those of East Asian scripts and pictographs, 0 for those that only change
 * a neighbour or the direction of text, else 1. By Unicode 14.0.0, as terminals count, whatever version the JVM or a browser has.
 */
public final class TextWidth {

    private TextWidth() {}

    /** @return the columns that a character takes: 0, 1 or 2 */
    public static int of(int codePoint) {
        return WidthTable.columns(codePoint);
    }

    /** @return the columns that a text takes */
    public static int of(String text) {
        return text.codePoints().map(TextWidth::of).sum();
    }

    /** @return whether a text takes no more than so many columns; it is read no further than that */
    public static boolean fits(String text, int columns) {
        int taken = 0;
        for (int i = 0; i < text.length() && taken <= columns; i += Character.charCount(text.codePointAt(i))) {
            taken += of(text.codePointAt(i));
        }
        return taken <= columns;
    }

    /** The index after the last character of a text that fits into so many columns; at least one fits. */
    static int end(String text, int columns) {
        int end = 0;
        int taken = 0;
        while (end < text.length()) {
            int codePoint = text.codePointAt(end);
            taken += of(codePoint);
            if (taken > columns && end > 0) {
                break;
            }
            end += Character.charCount(codePoint);
        }
        return end;
    }
}
