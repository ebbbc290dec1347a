package io.github.undercroft.pictures;

import com.google.common.base.Preconditions;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A tile set that is drawn as text, in the format that the head of {@code tiles-16x16.txt} tells: pictures of 16 x 16
 * pixels with names, in the order of a sheet. Immutable.
 */
public final class TileArt {

    /** The width and height of a tile, in pixels. */
    public static final int SIDE = 16;
    /** The number of tiles in a row of the sheet. */
    public static final int COLUMNS = 16;

    private static final int WIDTH = COLUMNS * SIDE;

    private final ImmutableMap<String, int[]> tiles;

    private TileArt(ImmutableMap<String, int[]> tiles) {
        this.tiles = tiles;
    }

    /** @return the tiles of this project */
    public static TileArt bundled() {
        try {
            URL file = Resources.getResource(TileArt.class, "tiles-16x16.txt");
            return parse(Resources.toString(file, StandardCharsets.US_ASCII));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Reads tiles. Refuses malformed art with an {@link IllegalArgumentException} that names the line and the tile. */
    public static TileArt parse(String text) {
        Reader reader = new Reader();
        Splitter.on('\n').split(text).forEach(reader::read);
        reader.finish();
        return new TileArt(ImmutableMap.copyOf(reader.tiles));
    }

    /** @return the names of the tiles, in the order of the sheet */
    public List<String> names() {
        return tiles.keySet().asList();
    }

    /** @return the 256 pixels of a tile, row by row: 0xFFRRGGBB, or 0 for a transparent one; refuses unknown names */
    public int[] argb(String name) {
        int[] pixels = tiles.get(name);
        if (pixels == null) {
            throw new IllegalArgumentException("no tile \"" + name + "\"; there are " + String.join(", ", names()));
        }
        return pixels.clone();
    }

    /** @return the pixels, as of {@link #argb}, of a sheet of all tiles, row by row; a row has 16 tiles, 256 pixels */
    public int[] sheet() {
        ImmutableList<int[]> all = tiles.values().asList();
        int[] sheet = new int[(all.size() + COLUMNS - 1) / COLUMNS * SIDE * WIDTH];
        for (int i = 0; i < sheet.length; i++) {
            int number = i / WIDTH / SIDE * COLUMNS + i % WIDTH / SIDE;
            if (number < all.size()) {
                sheet[i] = all.get(number)[i / WIDTH % SIDE * SIDE + i % SIDE];
            }
        }
        return sheet;
    }

    /** @return the bytes of a PNG file of the sheet */
    public byte[] toPng() {
        int[] sheet = sheet();
        BufferedImage image = new BufferedImage(WIDTH, sheet.length / WIDTH, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, WIDTH, image.getHeight(), sheet, 0, WIDTH);
        return Pixels.png(image);
    }

    /** What was read so far: first the palette, then the tiles. */
    private static final class Reader {

        private static final String NAME = "name: ";

        private final Map<Character, Integer> palette = new HashMap<>(Map.of('.', 0));
        private final Map<String, int[]> tiles = new LinkedHashMap<>();
        private int line;
        private String tile = "";
        private int[] pixels = {};
        private int rows;

        void read(String text) {
            line++;
            boolean skipped = text.isEmpty() || text.startsWith("#");
            if (text.startsWith(NAME)) {
                finish();
                begin(text.substring(NAME.length()));
            } else if (!skipped && tile.isEmpty()) {
                colour(text);
            } else if (!skipped) {
                row(text);
            }
        }

        private void colour(String text) {
            require(text.matches(". = [0-9A-F]{6}"), "\"" + text + "\" is no colour; write \"k = 0C0A12\"");
            Integer before = palette.put(text.charAt(0), 0xFF000000 | Integer.parseInt(text.substring(4), 16));
            require(before == null, "'" + text.charAt(0) + "' has a colour already");
        }

        private void begin(String name) {
            tile = name;
            require(!name.isBlank(), "a tile without a name");
            pixels = new int[SIDE * SIDE];
            rows = 0;
            require(tiles.put(name, pixels) == null, "there is a tile of that name already");
        }

        private void row(String text) {
            require(rows < SIDE, "more than " + SIDE + " rows");
            require(text.length() == SIDE, "the row is " + text.length() + " characters long; must be " + SIDE);
            for (int x = 0; x < SIDE; x++) {
                require(palette.containsKey(text.charAt(x)), "no colour for '" + text.charAt(x) + "'");
                pixels[rows * SIDE + x] = palette.getOrDefault(text.charAt(x), 0);
            }
            rows++;
        }

        void finish() {
            require(tile.isEmpty() || rows == SIDE, "the tile above has " + rows + " rows; must be " + SIDE);
        }

        private void require(boolean fine, String problem) {
            String where = tile.isEmpty() ? "" : ", tile \"" + tile + "\"";
            Preconditions.checkArgument(fine, "line %s%s: %s", line, where, problem);
        }
    }
}
