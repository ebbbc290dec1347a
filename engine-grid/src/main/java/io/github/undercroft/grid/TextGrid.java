package io.github.undercroft.grid;

import io.github.undercroft.geometry.Point;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A map drawn in text: one glyph for each cell. Immutable, equal by content.
 *
 * <pre>{@code
 * TextGrid map = TextGrid.ofRows("#####",
 *                                "#.@.#",
 *                                "#####");
 * System.out.println(map.cells('@').firstSet().orElseThrow());   // prints (2,1)
 * }</pre>
 *
 * <p>A glyph is a Unicode code point. Lines end with {@code \n} or {@code \r\n}; one line end after the last row is
 * ignored, every other character counts, spaces included (a Java text block drops those at the end of a line). Messages
 * count rows and columns from 1, as editors do.
 */
public final class TextGrid implements GridView {

    private final IntGrid glyphs;

    TextGrid(IntGrid glyphs) {
        this.glyphs = glyphs;
    }

    /**
     * Reads a map of several lines.
     *
     * @throws IllegalArgumentException if there is no glyph, or not every row is as long as the first
     */
    public static TextGrid parse(String text) {
        return new TextGrid(TextRows.split(text).strict());
    }

    /**
     * Reads a map whose rows may end early: shorter rows are filled up with {@code padding}. O(characters + cells filled up).
     *
     * @throws IllegalArgumentException if there is no glyph, or more than {@value TextRows#MAX_FILLED_UP} cells would be
     *     filled up
     */
    public static TextGrid padded(String text, int padding) {
        return new TextGrid(TextRows.split(text).padded(padding));
    }

    /**
     * Reads a map given row by row.
     *
     * @throws IllegalArgumentException if there is no glyph, or not every row is as long as the first
     */
    public static TextGrid ofRows(String... rows) {
        return new TextGrid(TextRows.of(rows).strict());
    }

    /** @return the grid drawn row by row, lines separated by {@code \n}, with the glyph that belongs to each value */
    public static <T> String render(Grid<T> grid, ToIntFunction<? super T> glyph) {
        StringBuilder text = new StringBuilder(grid.values().size() + grid.height());
        for (int y = 0; y < grid.height(); y++) {
            text.append(y == 0 ? "" : "\n");
            for (int x = 0; x < grid.width(); x++) {
                text.appendCodePoint(glyph.applyAsInt(grid.get(x, y)));
            }
        }
        return text.toString();
    }

    /** @return the grid drawn row by row, lines separated by {@code \n}, with one glyph for set and one for clear */
    public static String render(BitGridView grid, int setGlyph, int clearGlyph) {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < grid.height(); y++) {
            text.append(y == 0 ? "" : "\n");
            for (int x = 0; x < grid.width(); x++) {
                text.appendCodePoint(grid.get(x, y) ? setGlyph : clearGlyph);
            }
        }
        return text.toString();
    }

    @Override
    public int width() {
        return glyphs.width();
    }

    @Override
    public int height() {
        return glyphs.height();
    }

    /**
     * Answers the glyph of one cell.
     *
     * @throws IndexOutOfBoundsException if the cell is outside
     */
    public int glyphAt(Point point) {
        return glyphs.get(point);
    }

    /** @return the cells that show this glyph */
    public BitGrid cells(int glyph) {
        BitGrid cells = BitGrid.of(width(), height());
        for (int y = 0; y < height(); y++) {
            for (int x = 0; x < width(); x++) {
                if (glyphs.get(x, y) == glyph) {
                    cells.set(x, y);
                }
            }
        }
        return cells;
    }

    /**
     * Reads the map by a legend.
     *
     * @return what the glyphs stand for
     * @throws IllegalArgumentException if the legend lacks a glyph of this map; it names the first such cell
     */
    public <T> Grid<T> toGrid(TextLegend<T> legend) {
        return Grid.of(width(), height(), point -> {
            int glyph = glyphs.get(point);
            Optional<T> meaning = legend.find(glyph);
            return meaning.orElseThrow(() -> new IllegalArgumentException("row " + (point.y() + 1) + ", column "
                    + (point.x() + 1) + " (counted from 1): unknown glyph " + TextLegend.describe(glyph) + "; known: "
                    + legend));
        });
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TextGrid that && glyphs.equals(that.glyphs);
    }

    @Override
    public int hashCode() {
        return glyphs.hashCode();
    }

    /** @return the map as text, lines separated by {@code \n} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < height(); y++) {
            text.append(y == 0 ? "" : "\n");
            for (int x = 0; x < width(); x++) {
                text.appendCodePoint(glyphs.get(x, y));
            }
        }
        return text.toString();
    }
}
