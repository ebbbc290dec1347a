package io.github.undercroft.save;

import java.util.regex.Pattern;

/**
 * Makes text of a file that may be damaged fit for a terminal: what moves the cursor, colours, hides or reverses text becomes a
 * question mark.
 */
final class PlainText {

    /** The maximum length of a line. */
    private static final int LONGEST = 2000;

    private static final String CONTROLS = "[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]";
    private static final Pattern IN_A_LINE = Pattern.compile(CONTROLS);
    private static final Pattern IN_LINES = Pattern.compile("[" + CONTROLS + "&&[^\n\t]]");

    private PlainText() {}

    /** One line that is not too long. */
    static String line(String text) {
        String plain = IN_A_LINE.matcher(text).replaceAll("?");
        return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "...";
    }

    /** Any number of lines. */
    static String lines(String text) {
        return IN_LINES.matcher(text).replaceAll("?");
    }
}
