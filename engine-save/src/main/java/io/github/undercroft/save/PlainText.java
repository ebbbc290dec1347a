package io.github.undercroft.save;

import com.google.common.base.CharMatcher;

/**
 * Makes text of a file that may be damaged fit for a terminal: what moves the cursor, colours, hides or reverses text becomes a
 * question mark.
 */
final class PlainText {

    /** The maximum length of a line. */
    private static final int LONGEST = 2000;

    private static final CharMatcher IN_A_LINE = CharMatcher.forPredicate(PlainText::isControl);
    private static final CharMatcher IN_LINES = IN_A_LINE.and(CharMatcher.noneOf("\n\t"));

    private PlainText() {}

    /** One line that is not too long. */
    static String line(String text) {
        String plain = IN_A_LINE.replaceFrom(text, '?');
        return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "...";
    }

    /** Any number of lines. */
    static String lines(String text) {
        return IN_LINES.replaceFrom(text, '?');
    }

    private static boolean isControl(char letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
