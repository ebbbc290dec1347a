package io.github.undercroft.front.sheet;

/**
 * How many columns characters take on a screen: 2 for those of East Asian scripts and pictographs, 0 for those that only change
 * a neighbour or the direction of text, else 1.
 */
public final class TextWidth {

    private TextWidth() {}

    /** @return the columns that a character takes: 0, 1 or 2 */
    public static int of(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default -> isWide(codePoint) ? 2 : 1;
        };
    }

    /** @return the columns that a text takes */
    public static int of(String text) {
        return text.codePoints().map(TextWidth::of).sum();
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

    private static boolean isWide(int codePoint) {
        return isIn(codePoint, 0x1100, 0x115F)
                || isIn(codePoint, 0x2E80, 0x303E)
                || isIn(codePoint, 0x3041, 0xA4CF)
                || isIn(codePoint, 0xAC00, 0xD7A3)
                || isIn(codePoint, 0xF900, 0xFAFF)
                || isIn(codePoint, 0xFE30, 0xFE6F)
                || isIn(codePoint, 0xFF00, 0xFF60)
                || isIn(codePoint, 0xFFE0, 0xFFE6)
                || isIn(codePoint, 0x1F300, 0x1F64F)
                || isIn(codePoint, 0x1F680, 0x1F6FF)
                || isIn(codePoint, 0x1F900, 0x1F9FF)
                || isIn(codePoint, 0x20000, 0x3FFFD);
    }

    private static boolean isIn(int codePoint, int from, int to) {
        return codePoint >= from && codePoint <= to;
    }
}
