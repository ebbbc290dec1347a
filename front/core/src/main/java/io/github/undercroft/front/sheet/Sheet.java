package io.github.undercroft.front.sheet;

import io.github.undercroft.geometry.Rect;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A screen of characters: each place has a character, a colour and a role. What is written beyond the edges is cut off.
 * For one thread.
 */
public final class Sheet {

    /** The colour of text. */
    public static final int TEXT = 0xD0D0D0;

    /** Stands at the second place of a character that takes two columns: nothing is drawn there. */
    public static final int SECOND_HALF = 0;

    /** Stands for a character that has no room. */
    private static final int STAND_IN = '?';

    private static final int LINE_SEPARATOR = 0x2028;
    private static final int PARAGRAPH_SEPARATOR = 0x2029;

    private static final int FAINT = 0x909090;

    private final int width;
    private final int height;
    private final int[] characters;
    private final int[] colours;
    private final Paint[] paints;
    private final @Nullable CellPicture[] pictures;

    /** An empty sheet, of 1 x 1 or more. */
    public Sheet(int width, int height) {
        this.width = width;
        this.height = height;
        characters = new int[width * height];
        colours = new int[width * height];
        paints = new Paint[width * height];
        pictures = new CellPicture[width * height];
        Arrays.fill(characters, ' ');
        clear(new Rect(0, 0, width, height));
    }

    /** @return the number of columns */
    public int width() {
        return width;
    }

    /** @return the number of rows */
    public int height() {
        return height;
    }

    /** @return the code point at that place */
    public int characterAt(int column, int row) {
        return characters[row * width + column];
    }

    /** @return the colour at that place, 0x000000 to 0xFFFFFF */
    public int colourAt(int column, int row) {
        return colours[row * width + column];
    }

    /** @return the role of the character at that place */
    public Paint paintAt(int column, int row) {
        return paints[row * width + column];
    }

    /** @return the cell of the board that is shown at that place as a picture, if surfaces have one; empty elsewhere */
    public Optional<CellPicture> pictureAt(int column, int row) {
        return Optional.ofNullable(pictures[row * width + column]);
    }

    /** Says which cell of the board is at a place and to the right of it and below, as large as its scale says. */
    public void show(int column, int row, CellPicture first) {
        for (int y = 0; y < first.scale() && row + y < height; y++) {
            for (int x = 0; x < 2 * first.scale() && column + x < width; x++) {
                int place = (row + y) * width + column + x;
                pictures[place] = first.at(x, y);
                paints[place] = paints[row * width + column];
            }
        }
    }

    /** Clears a part of it, which lies inside. */
    public void clear(Rect part) {
        for (int row = part.y(); row < part.y() + part.height(); row++) {
            int from = row * width + part.x();
            cut(part.x(), from);
            cut(part.x() + part.width(), from + part.width());
            Arrays.fill(characters, from, from + part.width(), ' ');
            Arrays.fill(colours, from, from + part.width(), TEXT);
            Arrays.fill(paints, from, from + part.width(), Paint.PLAIN);
            Arrays.fill(pictures, from, from + part.width(), null);
        }
    }

    /**
     * Writes one character into one column. If it takes two columns or none, or is half of a pair of surrogates, a question mark
     * stands for it, and for a control character or a separator of lines a blank.
     */
    public void put(int column, int row, int codePoint, int rgb, Paint paint) {
        // A control character would spoil the screen.
        int shown = isControl(codePoint) ? ' ' : isNarrow(codePoint) ? codePoint : STAND_IN;
        set(column, row, shown, rgb, paint);
    }

    private static boolean isControl(int codePoint) {
        return Character.isISOControl(codePoint) || codePoint == LINE_SEPARATOR || codePoint == PARAGRAPH_SEPARATOR;
    }

    /** Half of a pair of surrogates is no character. */
    private static boolean isNarrow(int codePoint) {
        return TextWidth.of(codePoint) == 1
                && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
    }

    /** Writes one character into two columns. */
    public void putWide(int column, int row, int codePoint, int rgb, Paint paint) {
        if (TextWidth.of(codePoint) == 2 && column >= 0 && column + 1 < width) {
            set(column, row, codePoint, rgb, paint);
            set(column + 1, row, SECOND_HALF, rgb, paint);
        } else {
            put(column, row, codePoint, rgb, paint);
        }
    }

    private void set(int column, int row, int codePoint, int rgb, Paint paint) {
        if (column >= 0 && row >= 0 && column < width && row < height) {
            int place = row * width + column;
            cut(column, place);
            cut(column + 1, place + 1);
            characters[place] = codePoint;
            colours[place] = rgb;
            paints[place] = paint;
        }
    }

    /** Leaves blanks of a character of two columns that an edge of something else goes through. */
    private void cut(int column, int place) {
        if (column > 0 && column < width && characters[place] == SECOND_HALF) {
            characters[place - 1] = ' ';
            characters[place] = ' ';
        }
    }

    /** Changes the role of a place, and keeps its character. */
    public void mark(int column, int row, Paint paint) {
        if (column >= 0 && row >= 0 && column < width && row < height) {
            paints[row * width + column] = paint;
        }
    }

    /** Changes the colour of a place, and keeps its character. */
    public void colour(int column, int row, int rgb) {
        if (column >= 0 && row >= 0 && column < width && row < height) {
            colours[row * width + column] = rgb;
        }
    }

    /** Writes a line of text, each character as {@link #put} or {@link #putWide} does. */
    public void write(int column, int row, String text, Paint paint) {
        int at = column;
        for (int i = 0; i < text.length() && at < width; i += Character.charCount(text.codePointAt(i))) {
            int codePoint = text.codePointAt(i);
            int columns = TextWidth.of(codePoint);
            if (columns > 0) {
                putWide(at, row, codePoint, paint == Paint.FAINT ? FAINT : TEXT, paint);
            }
            at += columns;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sheet sheet
                && width == sheet.width
                && Arrays.equals(characters, sheet.characters)
                && Arrays.equals(colours, sheet.colours)
                && Arrays.equals(paints, sheet.paints)
                && Arrays.equals(pictures, sheet.pictures);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(characters);
    }

    /** The characters without colours, a line for each row. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder((width + 1) * height);
        for (int row = 0; row < height; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < width; column++) {
                int character = characterAt(column, row);
                line.append(character == SECOND_HALF ? "" : String.valueOf(Character.toChars(character)));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
