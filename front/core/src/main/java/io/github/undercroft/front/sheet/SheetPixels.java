package io.github.undercroft.front.sheet;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Look;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An image of sheets of one size. A character is twice as high as wide. Its glyph of 8 x 16 pixels is scaled smoothly, and in whole
 * multiples is sharp; tiles are enlarged without smoothing. Only the places that differ from the last sheet, at first from an empty one, are drawn. For one thread at a time.
 */
public final class SheetPixels {

    private static final int WIDTH = BitmapFont.WIDTH;

    private static final int HEIGHT = BitmapFont.HEIGHT;
    private static final int CURSOR_FRAME = 0xFFFFFF;
    private static final int AIM_FRAME = 0xE08030;
    /** Darker than ground. */
    private static final int LOST_HEALTH = 0x181818;

    private final int columns;
    private final int rows;
    private final int size;
    private final ScaledFont bold;
    private final ScaledFont medium;
    private final int[] pixels;
    private final Optional<TileSet> tiles;
    private @Nullable Sheet shown;

    /**
     * An empty image.
     *
     * @param size how many pixels a character is wide, 1 or more
     * @param tiles the pictures to show instead of letters, if any
     */
    public SheetPixels(int columns, int rows, int size, Optional<TileSet> tiles) {
        this.tiles = tiles;
        this.columns = columns;
        this.rows = rows;
        this.size = size;
        bold = new ScaledFont(BitmapFont.BOLD, size);
        medium = new ScaledFont(BitmapFont.MEDIUM, size);
        pixels = new int[columns * size * rows * cellHeight(size)];
        Arrays.fill(pixels, Paint.PAPER);
    }

    /** @return how many pixels a character of that width is high */
    public static int cellHeight(int size) {
        return 2 * size;
    }

    /** @return whether this is an image for so many characters */
    public boolean isOf(int otherColumns, int otherRows, int otherSize) {
        return columns == otherColumns && rows == otherRows && size == otherSize;
    }

    /** @return the number of characters in a row */
    public int columns() {
        return columns;
    }

    /** @return the number of rows of characters */
    public int rows() {
        return rows;
    }

    /** @return the number of pixels in a row */
    public int width() {
        return columns * size;
    }

    /** @return the number of rows of pixels */
    public int height() {
        return rows * cellHeight(size);
    }

    /** @return the pixels themselves, row by row, each 0xRRGGBB, which change with each sheet */
    public int[] pixels() {
        return pixels;
    }

    /** Draws a sheet, as much of it as fits. @return the parts that changed, in pixels: at most one in each row of characters */
    public List<Rect> draw(Sheet sheet) {
        ImmutableList.Builder<Rect> changed = ImmutableList.builder();
        int down = cellHeight(size);
        for (int row = 0; row < Math.min(rows, sheet.height()); row++) {
            int left = columns;
            int right = 0;
            for (int column = 0; column < Math.min(columns, sheet.width()); column++) {
                if (isNew(sheet, column, row)) {
                    draw(sheet, column, row);
                    left = Math.min(left, column);
                    right = column + 1;
                }
            }
            if (left < right) {
                changed.add(new Rect(left * size, row * down, (right - left) * size, down));
            }
        }
        shown = sheet;
        return changed.build();
    }

    private boolean isNew(Sheet sheet, int column, int row) {
        Sheet before = shown;
        if (before == null) {
            return !isBlank(sheet, column, row);
        }
        return column >= before.width()
                || row >= before.height()
                || before.characterAt(column, row) != sheet.characterAt(column, row)
                || before.colourAt(column, row) != sheet.colourAt(column, row)
                || before.paintAt(column, row) != sheet.paintAt(column, row)
                || !before.pictureAt(column, row).equals(sheet.pictureAt(column, row));
    }

    private static boolean isBlank(Sheet sheet, int column, int row) {
        return sheet.characterAt(column, row) == ' '
                && sheet.paintAt(column, row).paper(sheet.colourAt(column, row)) == Paint.PAPER
                && sheet.pictureAt(column, row).isEmpty();
    }

    /** Draws the part of a cell of the board that is at a place. What has no picture is drawn as a letter on its ground. */
    private void draw(CellPicture cell, TileSet set, Paint paint, int column, int row) {
        Appearance shown = cell.figure().orElse(cell.ground());
        Optional<int[]> ground = set.tile(cell.ground().tile());
        Optional<int[]> figure = set.tile(shown.tile());
        int side = cellHeight(size) * cell.scale();
        Appearance.Part part = shown.part();
        int edge = Math.max(1, side / HEIGHT);
        for (int y = 0; y < cellHeight(size); y++) {
            for (int x = 0; x < size; x++) {
                int inCellX = cell.column() * size + x;
                int inCellY = cell.row() * cellHeight(size) + y;
                int place = inCellY * set.height() / side * set.width() + inCellX * set.width() / side;
                int rgb = above(Paint.PAPER, ground, place, cell.ground());
                int inFigureX = part.column() * side + inCellX;
                int inFigureY = part.row() * side + inCellY;
                if (figure.isPresent()) {
                    int inTile = inFigureY * set.height() / (side * part.rows()) * set.width()
                            + inFigureX * set.width() / (side * part.columns());
                    rgb = above(rgb, figure, inTile, shown);
                } else if (isInked(shown.look(), inCellX * HEIGHT / side, inCellY * HEIGHT / side)) {
                    rgb = shown.lit(shown.look().rgb());
                }
                if (cell.hurt().isPresent() && inFigureY < 2 * edge) {
                    boolean isFull = inFigureX < Bar.full(cell.hurt().get(), side * part.columns());
                    rgb = isFull ? Bar.colour(cell.hurt().get()) : LOST_HEALTH;
                }
                boolean isEdge = Math.min(inCellX, inCellY) < edge || Math.max(inCellX, inCellY) >= side - edge;
                pixels[place(column, row) + y * width() + x] = tinted(rgb & 0xFFFFFF, paint, isEdge);
            }
        }
    }

    /** The colour of the tile of something at a place, in the light on it; where it is transparent or none, of what lies below. */
    private static int above(int below, Optional<int[]> tile, int place, Appearance of) {
        return tile.isPresent() && tile.get()[place] < 0 ? of.lit(tile.get()[place] & 0xFFFFFF) : below;
    }

    /** Whether a letter in the middle of a square of its height has ink at a pixel. */
    private static boolean isInked(Look look, int x, int y) {
        int inGlyph = x - (HEIGHT - WIDTH) / 2;
        return inGlyph >= 0 && inGlyph < WIDTH && ((BitmapFont.BOLD.row(look.codePoint(), y) << inGlyph) & 0x80) != 0;
    }

    /** A pixel of a tile in a role: darker if it is only remembered, in a frame under the cursor. */
    private static int tinted(int rgb, Paint paint, boolean isEdge) {
        return switch (paint) {
            case REMEMBERED -> paint.ink(rgb);
            case CURSOR -> isEdge ? CURSOR_FRAME : rgb;
            case AIM -> isEdge ? AIM_FRAME : rgb;
            case PLAIN, FRESH, SEEN, FAINT, TITLE -> rgb;
        };
    }

    private void draw(Sheet sheet, int column, int row) {
        Paint paint = sheet.paintAt(column, row);
        Optional<CellPicture> cell = sheet.pictureAt(column, row);
        if (cell.isPresent() && tiles.isPresent()) {
            draw(cell.get(), tiles.get(), paint, column, row);
            return;
        }
        int rgb = sheet.colourAt(column, row);
        int character = sheet.characterAt(column, row);
        ScaledFont font = paint.font() == BitmapFont.BOLD ? bold : medium;
        byte[] ink = font.glyph(character == Sheet.SECOND_HALF ? ' ' : character);
        for (int y = 0; y < cellHeight(size); y++) {
            int from = place(column, row) + y * width();
            for (int x = 0; x < size; x++) {
                pixels[from + x] = mixed(paint.paper(rgb), paint.ink(rgb), ink[y * size + x]);
            }
        }
    }

    /** The pixel at the upper left corner of a place. */
    private int place(int column, int row) {
        return row * cellHeight(size) * width() + column * size;
    }

    /** A colour between two: so much of the ink, of {@link ScaledFont#FULL}. */
    private static int mixed(int paper, int ink, int share) {
        int rest = ScaledFont.FULL - share;
        int redAndBlue = ((paper & 0xFF00FF) * rest + (ink & 0xFF00FF) * share) / ScaledFont.FULL;
        int green = ((paper & 0xFF00) * rest + (ink & 0xFF00) * share) / ScaledFont.FULL;
        return (redAndBlue & 0xFF00FF) | (green & 0xFF00);
    }
}
