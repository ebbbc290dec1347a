package io.github.undercroft.examples.front;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Lines of text in rows of so many columns, so that none of it is cut off. */
final class Folding {

    /** What stands between parts of a line that should stay whole: hints, and how things stand. */
    static final String GAP = "   ";

    private static final String DOTS = " ...";

    private Folding() {}

    /**
     * A line as rows. It is parted between parts if it has any, else at blanks, and a word that is longer than a row anywhere.
     *
     * @param indent what every row but the first begins with; left out where a row has no room for it
     */
    static List<String> rows(String line, int columns, String indent) {
        if (line.length() <= columns) {
            return ImmutableList.of(line);
        }
        List<String> rows = new ArrayList<>();
        String row = "";
        for (String part : Splitter.on(GAP).omitEmptyStrings().split(line)) {
            String joined = row.isEmpty() ? part : row + GAP + part;
            if (!row.isEmpty() && joined.length() > columns) {
                rows.add(row);
                joined = part;
            }
            row = joined;
            while (row.length() > columns) {
                int end = end(row, columns);
                rows.add(row.substring(0, end).stripTrailing());
                row = (columns > 2 * indent.length() ? indent : "")
                        + row.substring(end).strip();
            }
        }
        rows.add(row);
        return ImmutableList.copyOf(rows);
    }

    /** The first of those rows, with dots at the end if there are more than so many, 1 or more. */
    static List<String> first(List<String> rows, int most, int columns) {
        if (rows.size() <= most) {
            return rows;
        }
        String last = rows.get(most - 1);
        String cut = last.substring(0, Math.min(last.length(), Math.max(0, columns - DOTS.length()))) + DOTS;
        return ImmutableList.<String>builder()
                .addAll(rows.subList(0, most - 1))
                .add(cut)
                .build();
    }

    /** Behind the last character of a row that is too long. */
    private static int end(String row, int columns) {
        int blank = row.lastIndexOf(' ', columns);
        boolean isInText = blank > 0 && !row.substring(0, blank).isBlank();
        if (isInText) {
            return blank;
        }
        // Not amid a character that is made of two.
        return columns > 1 && Character.isHighSurrogate(row.charAt(columns - 1)) ? columns - 1 : columns;
    }
}
