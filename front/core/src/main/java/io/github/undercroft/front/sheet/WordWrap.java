package io.github.undercroft.front.sheet;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Wraps lines of text to a number of columns, so that nothing is cut off. */
public final class WordWrap {

    /** Stands between parts of a line that should not be broken: hints, and the parts of the status line. */
    public static final String GAP = "   ";

    /** Stands before a command for a shell in a line, so that it can be copied from its rows. */
    public static final String COMMAND = "\u001E";

    private static final String DOTS = " ...";

    /** No sheet has room for more; a longer line is cut there. */
    private static final int LONGEST = 20_000;

    /** Where a second column begins. */
    private static final int SECOND_COLUMN = 30;

    private WordWrap() {}

    /** @return the first part of a line, before the hints of keys that may follow */
    public static String beforeGap(String line) {
        return Splitter.on(GAP).split(line).iterator().next();
    }

    /** @return a line as it is where it is not wrapped */
    public static String unwrapped(String line) {
        return line.replace(COMMAND, "");
    }

    /**
     * A line as rows. It is broken between its parts if it has any, else at blanks; a word that is longer than a row is
     * broken after a slash, or else anywhere. More than fills any screen is cut off. What follows a tab stands in a second column, or in a row of its own without room for that. A
     * {@link #COMMAND} that does not fit has rows of its own, which a shell takes as the same command.
     *
     * @param indent what every row but the first starts with; left out if there is no room for it
     */
    public static List<String> rows(String line, int columns, String indent) {
        if (line.length() > LONGEST) {
            return rows(Ascii.truncate(line, LONGEST, DOTS), columns, indent);
        }
        int command = line.indexOf(COMMAND);
        if (command >= 0) {
            String whole = unwrapped(line);
            return TextWidth.fits(whole, columns)
                    ? ImmutableList.of(whole)
                    : ImmutableList.<String>builder()
                            .addAll(rows(line.substring(0, command).stripTrailing(), columns, indent))
                            .addAll(CommandWrap.rows(line.substring(command + COMMAND.length()), columns))
                            .build();
        }
        int tab = line.indexOf('\t');
        if (tab >= 0) {
            String left = line.substring(0, tab);
            String right = line.substring(tab + 1);
            String both = left + " ".repeat(Math.max(1, SECOND_COLUMN - TextWidth.of(left))) + right;
            return TextWidth.fits(both, columns)
                    ? ImmutableList.of(both)
                    : ImmutableList.<String>builder()
                            .addAll(rows(left, columns, indent))
                            .addAll(rows(right, columns, indent))
                            .build();
        }
        if (TextWidth.fits(line, columns)) {
            return ImmutableList.of(line);
        }
        List<String> rows = new ArrayList<>();
        String row = "";
        for (String part : Splitter.on(GAP).omitEmptyStrings().split(line)) {
            String joined = row.isEmpty() ? part : row + GAP + part;
            if (!row.isEmpty() && !TextWidth.fits(joined, columns)) {
                rows.add(row);
                joined = part;
            }
            row = joined;
            while (!TextWidth.fits(row, columns)) {
                int end = end(row, columns);
                rows.add(row.substring(0, end).stripTrailing());
                row = (columns > 2 * indent.length() ? indent : "")
                        + row.substring(end).strip();
            }
        }
        rows.add(row);
        return ImmutableList.copyOf(rows);
    }

    /** The first of those rows, with dots at the end if there are more than allowed, 1 or more. */
    public static List<String> first(List<String> rows, int max, int columns) {
        if (rows.size() <= max) {
            return rows;
        }
        String last = rows.get(max - 1);
        int room = columns - DOTS.length();
        String cut = (room <= 0 ? "" : last.substring(0, TextWidth.end(last, room))) + DOTS;
        return ImmutableList.<String>builder()
                .addAll(rows.subList(0, max - 1))
                .add(cut)
                .build();
    }

    /** The index after the last character that fits into a row. */
    private static int end(String row, int columns) {
        int end = TextWidth.end(row, columns);
        int blank = row.lastIndexOf(' ', end);
        if (blank > 0 && !row.substring(0, blank).isBlank()) {
            return blank;
        }
        int slash = row.lastIndexOf('/', end - 1);
        return slash > blank + 1 ? slash + 1 : end;
    }
}
