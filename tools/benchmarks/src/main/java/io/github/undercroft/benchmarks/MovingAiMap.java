package io.github.undercroft.benchmarks;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.pathfinding.CostMap;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/**
 * A map of the Moving AI benchmark: {@code type octile}, {@code height H}, {@code width W}, {@code map}, then H rows of
 * W letters. Open are {@code .}, {@code G} and {@code S} (swamp); {@code @}, {@code O}, {@code T} and {@code W} (water)
 * are not.
 *
 * <p>Source: N. Sturtevant, "Benchmarks for Grid-Based Pathfinding", 2012.
 */
final class MovingAiMap {

    private static final String OPEN = ".GS";
    private static final String CLOSED = "@OTW";
    private static final int HEADER = 4;

    private final int width;
    private final List<String> rows;

    private MovingAiMap(int width, List<String> rows) {
        this.width = width;
        this.rows = rows;
    }

    /** A file that is no map or no list of queries; the message is one line and names the file and the line. */
    static final class MalformedMapException extends IOException {
        private static final long serialVersionUID = 1;

        MalformedMapException(Path file, int line, String what) {
            super(file + ", line " + line + ": " + what);
        }
    }

    /** @return the open cells of the map in that file */
    static BitGridView read(Path file) throws IOException {
        return load(file).open();
    }

    /** @return the map in that file */
    static MovingAiMap load(Path file) throws IOException {
        List<String> lines = lines(file);
        requireLine(file, lines, 0, "type octile");
        int height = side(file, lines, 1, "height");
        int width = side(file, lines, 2, "width");
        requireLine(file, lines, 3, "map");
        if ((long) width * height > Integer.MAX_VALUE - 8) {
            throw new MalformedMapException(file, 3, "a map of " + width + " x " + height + " cells is too large");
        }
        for (int y = 0; y < height; y++) {
            requireRow(file, lines, HEADER + y, width);
        }
        for (int i = HEADER + height; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                throw new MalformedMapException(file, i + 1, "text after the last of " + height + " rows");
            }
        }
        return new MovingAiMap(width, List.copyOf(lines.subList(HEADER, HEADER + height)));
    }

    /** @return the lines of a file of plain text */
    static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file, StandardCharsets.US_ASCII);
        } catch (CharacterCodingException e) {
            throw notText(file, e);
        } catch (NoSuchFileException e) {
            throw e;
        } catch (IOException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    int width() {
        return width;
    }

    int height() {
        return rows.size();
    }

    BitGrid open() {
        BitGrid open = BitGrid.of(width, height());
        for (int y = 0; y < height(); y++) {
            for (int x = 0; x < width; x++) {
                if (OPEN.indexOf(letter(x, y)) >= 0) {
                    open.set(x, y);
                }
            }
        }
        return open;
    }

    /** Prices: 1 for each open cell, but for swamp; water is open if it has a price. */
    IntGrid prices(int swamp, OptionalInt water) {
        IntGrid prices = IntGrid.of(width, height());
        for (int y = 0; y < height(); y++) {
            for (int x = 0; x < width; x++) {
                int price = switch (letter(x, y)) {
                    case '.', 'G' -> 1;
                    case 'S' -> swamp;
                    case 'W' -> water.orElse(CostMap.BLOCKED_CELL);
                    default -> CostMap.BLOCKED_CELL;
                };
                prices.set(x, y, price);
            }
        }
        return prices;
    }

    private char letter(int x, int y) {
        return rows.get(y).charAt(x);
    }

    private static MalformedMapException notText(Path file, CharacterCodingException cause) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int line = 1;
        for (byte letter : bytes) {
            if (letter < 0) {
                break;
            }
            line += letter == '\n' ? 1 : 0;
        }
        MalformedMapException malformed = new MalformedMapException(file, line, "not plain ASCII text");
        malformed.initCause(cause);
        return malformed;
    }

    private static String line(Path file, List<String> lines, int index, String expected) throws IOException {
        if (index >= lines.size()) {
            throw new MalformedMapException(file, index + 1, "the file ends here; expected " + expected);
        }
        return lines.get(index);
    }

    private static void requireLine(Path file, List<String> lines, int index, String expected) throws IOException {
        String line = line(file, lines, index, "'" + expected + "'").strip();
        if (!line.equals(expected)) {
            throw new MalformedMapException(file, index + 1, "expected '" + expected + "', not " + quoted(line));
        }
    }

    private static int side(Path file, List<String> lines, int index, String name) throws IOException {
        String line = line(file, lines, index, "'" + name + " N'").strip();
        if (line.matches(name + "\\s+0*[1-9][0-9]{0,8}")) {
            return Integer.parseInt(line.substring(name.length()).strip());
        }
        throw new MalformedMapException(
                file, index + 1, "expected '" + name + " N' with N from 1 to 999999999, not " + quoted(line));
    }

    private static void requireRow(Path file, List<String> lines, int index, int width) throws IOException {
        String row = line(file, lines, index, "a row of " + width + " letters");
        if (row.length() != width) {
            throw new MalformedMapException(
                    file, index + 1, "a row of " + row.length() + " letters; the width is " + width);
        }
        for (int x = 0; x < width; x++) {
            if (OPEN.indexOf(row.charAt(x)) < 0 && CLOSED.indexOf(row.charAt(x)) < 0) {
                throw new MalformedMapException(
                        file,
                        index + 1,
                        "column " + (x + 1) + ": unknown letter " + quoted(row.substring(x, x + 1)) + "; known: " + OPEN
                                + CLOSED);
            }
        }
    }

    /** The text on one line, whatever it contains. */
    private static String quoted(String text) {
        String start = text.length() > 40 ? text.substring(0, 40) + "..." : text;
        return "'" + start.replaceAll("\\p{Cntrl}", "?") + "'";
    }
}
