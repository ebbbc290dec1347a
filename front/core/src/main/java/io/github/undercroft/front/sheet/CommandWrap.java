package io.github.undercroft.front.sheet;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * Wraps a command so that its rows, copied as they are, are the same command for a shell: every row but the last ends in a
 * backslash. It is broken at blanks between words; in a word that is longer than a row after a slash, or else anywhere. What is
 * quoted is closed before the end of its row and opened again in the next one.
 */
final class CommandWrap {

    /** For a backslash, and a quote before it. */
    private static final int ROOM = 2;

    private static final int MIN_COLUMNS = 8;

    private static final String QUOTES = "'\"";

    private CommandWrap() {}

    static List<String> rows(String command, int columns) {
        ImmutableList.Builder<String> rows = ImmutableList.builder();
        String rest = command;
        while (!TextWidth.fits(rest, Math.max(MIN_COLUMNS, columns))) {
            int end = end(rest, TextWidth.end(rest, Math.max(MIN_COLUMNS, columns) - ROOM));
            String quote = quote(rest, end);
            rows.add(rest.substring(0, end) + quote + '\\');
            rest = quote + rest.substring(end);
        }
        return rows.add(rest).build();
    }

    /** The last place up to there where the command is best broken. */
    private static int end(String rest, int max) {
        for (int i = max; i > 0; i--) {
            if (rest.charAt(i - 1) == ' ' && quote(rest, i).isEmpty() && !isEscaped(rest, i - 1)) {
                return i;
            }
        }
        int slash = rest.lastIndexOf('/', max - 1);
        if (slash > 0) {
            return slash + 1;
        }
        return isEscaped(rest, max) ? max - 1 : max;
    }

    /** The quote that is open before that place; empty if none is. */
    private static String quote(String command, int place) {
        String open = "";
        for (int i = 0; i < place; i++) {
            char each = command.charAt(i);
            if (each == '\\' && !open.equals("'")) {
                i++;
            } else if (open.isEmpty() ? QUOTES.indexOf(each) >= 0 : open.charAt(0) == each) {
                open = open.isEmpty() ? String.valueOf(each) : "";
            }
        }
        return open;
    }

    /** Whether an odd number of backslashes stands before that place. */
    private static boolean isEscaped(String command, int place) {
        int from = place;
        while (from > 0 && command.charAt(from - 1) == '\\') {
            from--;
        }
        return (place - from) % 2 == 1;
    }
}
