package io.github.undercroft.front.sheet;

/**
 * A PNG unpacked: every colour type and bit depth, with or without transparency, interlaced or not. Colours are the numbers of the
 * file, without regard to its gamma; samples of 16 bits are rounded. Not thread-safe, since {@link #argb} is not copied.
 *
 * <p>Cost: O(pixels) time and memory; what a small file announces and cannot hold is refused before memory is taken for it.
 *
 * <p>Source: W3C, Portable Network Graphics (PNG) Specification, second edition, 2003.
 */
public final class PngPicture {

    /** The passes of an interlaced picture: first column, first row, and the steps between columns and rows. */
    private static final int[][] INTERLACED = {
        {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
    };

    private static final int[][] PLAIN = {{0, 0, 1, 1}};

    private final PngChunks file;
    /** How many numbers a pixel has. */
    private final int samples;
    /** The rows of all passes, each behind the number of its filter. */
    private final byte[] raw;

    private final int[] argb;

    private PngPicture(PngChunks file) {
        this.file = file;
        samples = file.samples();
        int[][] passes = file.isInterlaced() ? INTERLACED : PLAIN;
        long size = 0;
        for (int[] pass : passes) {
            size += columns(pass) == 0 ? 0 : (long) rows(pass) * (1 + bytes(columns(pass)));
        }
        raw = file.inflated(size);
        argb = new int[file.width() * file.height()];
        int at = 0;
        for (int[] pass : passes) {
            at = readPass(pass, at);
        }
    }

    /** @throws IllegalArgumentException if the bytes are no PNG, or a damaged one, or one of more than 16,777,216 pixels */
    public static PngPicture read(byte[] png) {
        return new PngPicture(new PngChunks(png));
    }

    public int width() {
        return file.width();
    }

    public int height() {
        return file.height();
    }

    /** @return the pixels row by row, opacity in the highest byte and blue in the lowest; not a copy */
    public int[] argb() {
        return argb;
    }

    private int columns(int[] pass) {
        return (file.width() - pass[0] + pass[2] - 1) / pass[2];
    }

    private int rows(int[] pass) {
        return (file.height() - pass[1] + pass[3] - 1) / pass[3];
    }

    /** How many bytes a row of so many pixels takes. */
    private int bytes(int columns) {
        return (int) (((long) columns * samples * file.depth() + 7) / 8);
    }

    private int readPass(int[] pass, int from) {
        int columns = columns(pass);
        if (columns == 0) {
            return from;
        }
        int length = bytes(columns);
        int row = from;
        for (int y = 0; y < rows(pass); y++) {
            unfilter(row, length, y == 0);
            int to = (pass[1] + y * pass[3]) * file.width() + pass[0];
            for (int x = 0; x < columns; x++) {
                argb[to + x * pass[2]] = pixel(row + 1, x * samples);
            }
            row += 1 + length;
        }
        return row;
    }

    /** Gives a row back the bytes from which a filter took what the bytes left, above and between foretell. */
    private void unfilter(int row, int length, boolean isFirst) {
        int filter = raw[row];
        int step = Math.max(1, samples * file.depth() / 8);
        for (int i = 1; i <= length; i++) {
            int left = i > step ? raw[row + i - step] & 0xFF : 0;
            int above = isFirst ? 0 : raw[row + i - length - 1] & 0xFF;
            int corner = isFirst || i <= step ? 0 : raw[row + i - step - length - 1] & 0xFF;
            raw[row + i] += (byte) foretold(filter, left, above, corner);
        }
    }

    private static int foretold(int filter, int left, int above, int corner) {
        return switch (filter) {
            case 0 -> 0;
            case 1 -> left;
            case 2 -> above;
            case 3 -> (left + above) / 2;
            case 4 -> nearest(left, above, corner);
            default -> throw PngChunks.damaged("it has a filter " + filter);
        };
    }

    /** Paeth's choice of these three. */
    private static int nearest(int left, int above, int corner) {
        int fromLeft = Math.abs(above - corner);
        int fromAbove = Math.abs(left - corner);
        int fromCorner = Math.abs(left + above - 2 * corner);
        int other = fromAbove <= fromCorner ? above : corner;
        return fromLeft <= fromAbove && fromLeft <= fromCorner ? left : other;
    }

    /** The colour of the pixel whose samples begin at that one of a row. */
    private int pixel(int row, int first) {
        int red = sample(row, first);
        if (file.hasPalette()) {
            return file.paletteColour(red);
        }
        int green = samples < 3 ? red : sample(row, first + 1);
        int blue = samples < 3 ? red : sample(row, first + 2);
        int alpha = 0xFF;
        if (samples % 2 == 0) {
            alpha = scaled(sample(row, first + samples - 1));
        } else if (file.isTransparent(red, green, blue)) {
            alpha = 0;
        }
        return alpha << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue);
    }

    private int sample(int row, int index) {
        int depth = file.depth();
        if (depth == 16) {
            return (raw[row + 2 * index] & 0xFF) << 8 | (raw[row + 2 * index + 1] & 0xFF);
        }
        int bit = index * depth;
        return (raw[row + bit / 8] & 0xFF) >> (8 - depth - bit % 8) & ((1 << depth) - 1);
    }

    private int scaled(int sample) {
        int max = (1 << file.depth()) - 1;
        return (sample * 0xFF + max / 2) / max;
    }
}
