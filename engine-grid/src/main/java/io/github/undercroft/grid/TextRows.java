package io.github.undercroft.grid;

import com.google.common.collect.ImmutableList;

/** The rows of a text map while it is read, of any lengths. */
final class TextRows {

    /** How many cells may be filled up, so that a text costs no more than its characters and these. */
    static final int MAX_FILLED_UP = 1_000_000;

    private final ImmutableList<String> rows;

    private TextRows(ImmutableList<String> rows) {
        this.rows = rows;
    }

    static TextRows of(String... rows) {
        for (int y = 0; y < rows.length; y++) {
            int lineEnd = rows[y].indexOf('\n');
            if (lineEnd >= 0) {
                throw new IllegalArgumentException("row " + (y + 1) + " (counted from 1) contains a line end;"
                        + " give one string for each row, or the whole map to TextGrid.parse");
            }
        }
        return new TextRows(ImmutableList.copyOf(rows));
    }

    static TextRows split(String text) {
        ImmutableList.Builder<String> rows = ImmutableList.builder();
        int start = 0;
        while (start < text.length()) {
            int lineEnd = text.indexOf('\n', start);
            int end = lineEnd < 0 ? text.length() : lineEnd;
            boolean windows = lineEnd > start && text.charAt(lineEnd - 1) == '\r';
            rows.add(text.substring(start, windows ? end - 1 : end));
            start = end + 1;
        }
        return new TextRows(rows.build());
    }

    /** @return the glyphs; every row must be as long as the first */
    IntGrid strict() {
        int width = width(0);
        for (int y = 1; y < rows.size(); y++) {
            if (width(y) != width) {
                throw new IllegalArgumentException(ragged(y, width));
            }
        }
        return glyphs(width, ' ');
    }

    /** @return the glyphs; rows shorter than the longest are filled up */
    IntGrid padded(int padding) {
        int width = 0;
        int longest = 0;
        long drawn = 0;
        for (int y = 0; y < rows.size(); y++) {
            int here = width(y);
            drawn += here;
            longest = here > width ? y : longest;
            width = Math.max(width, here);
        }
        long lacking = (long) width * rows.size() - drawn;
        if (lacking > MAX_FILLED_UP) {
            throw new IllegalArgumentException(
                    "the map would be " + width + " x " + rows.size() + " cells, but the text has "
                            + drawn + "; at most " + MAX_FILLED_UP + " may be filled up, and these are " + lacking
                            + ". Shorten row " + (longest + 1) + " (counted from 1), the longest, or leave out rows");
        }
        return glyphs(width, padding);
    }

    private IntGrid glyphs(int width, int padding) {
        if (width == 0) {
            throw new IllegalArgumentException("the text has no glyph; a map needs at least one cell");
        }
        IntGrid glyphs = IntGrid.of(width, rows.size());
        glyphs.fill(padding);
        for (int y = 0; y < rows.size(); y++) {
            String row = rows.get(y);
            int x = 0;
            for (int i = 0; i < row.length(); i += Character.charCount(row.codePointAt(i))) {
                glyphs.set(x++, y, row.codePointAt(i));
            }
        }
        return glyphs;
    }

    private int width(int y) {
        return y < rows.size() ? rows.get(y).codePointCount(0, rows.get(y).length()) : 0;
    }

    private String ragged(int y, int width) {
        int odd = Math.min(width(y), width) + 1;
        String what = width(y) < width ? " has no glyph at column " : " goes on at column ";
        return "row " + (y + 1) + what + odd + " (counted from 1): it has " + width(y) + " glyphs and row 1 has "
                + width + "; make all rows equally long, or use TextGrid.padded";
    }
}
