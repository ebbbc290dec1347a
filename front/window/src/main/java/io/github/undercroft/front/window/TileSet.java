package io.github.undercroft.front.window;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import io.github.undercroft.front.PlayableGame;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;

/**
 * Pictures of things and terrain: a sheet of tiles of 16 x 16 pixels, a list of their names, and a table that says which name
 * of a game is shown by which tile.
 */
final class TileSet {

    static final int SIZE = 16;

    private final Map<String, int[]> byName;

    private TileSet(Map<String, int[]> byName) {
        this.byName = byName;
    }

    /** The tiles of the bundled games. */
    static TileSet bundled() {
        return read(
                Resources.getResource(PlayableGame.class, "tiles.png"),
                Resources.getResource(PlayableGame.class, "tiles.txt"),
                Resources.getResource(PlayableGame.class, "looks.txt"));
    }

    /**
     * Reads a set.
     *
     * @param sheet a picture of tiles, row by row
     * @param names a tile's name in each line, in the order of the sheet
     * @param looks {@code name = tile} in each line
     * @throws IllegalArgumentException if there are fewer tiles than names, or a line of the table names no tile
     */
    static TileSet read(URL sheet, URL names, URL looks) {
        try {
            BufferedImage image = ImageIO.read(sheet);
            List<String> tiles = lines(names);
            int columns = image.getWidth() / SIZE;
            if (columns * (image.getHeight() / SIZE) < tiles.size()) {
                throw new IllegalArgumentException(sheet + " has fewer tiles than " + names + " has names");
            }
            ImmutableMap.Builder<String, int[]> byTile = ImmutableMap.builder();
            for (int i = 0; i < tiles.size(); i++) {
                int[] argb = new int[SIZE * SIZE];
                image.getRGB(i % columns * SIZE, i / columns * SIZE, SIZE, SIZE, argb, 0, SIZE);
                byTile.put(tiles.get(i), argb);
            }
            return of(byTile.buildOrThrow(), lines(looks));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A set of tiles by their names, and a table of looks. */
    static TileSet of(Map<String, int[]> byTile, List<String> looks) {
        ImmutableMap.Builder<String, int[]> byName = ImmutableMap.builder();
        byName.putAll(byTile);
        for (String line : looks) {
            List<String> parts = Splitter.on('=').trimResults().splitToList(line);
            int[] tile = byTile.get(parts.get(parts.size() - 1));
            if (parts.size() != 2 || tile == null) {
                throw new IllegalArgumentException(
                        "\"" + line + "\" names no tile; write name = tile, with one of " + byTile.keySet());
            }
            byName.put(parts.get(0), tile);
        }
        return new TileSet(byName.buildKeepingLast());
    }

    private static List<String> lines(URL text) throws IOException {
        return Resources.readLines(text, StandardCharsets.UTF_8).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    /** The tile of a name, or of the words that it begins with: {@code sword} for {@code sword +3}. */
    Optional<int[]> tile(String name) {
        String words = name;
        while (!byName.containsKey(words) && words.indexOf(' ') > 0) {
            words = words.substring(0, words.lastIndexOf(' '));
        }
        return Optional.ofNullable(byName.get(words));
    }
}
