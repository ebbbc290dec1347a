package io.github.undercroft.front.sheet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pictures of things, creatures and terrain by name, all of one size. A value. */
public final class TileSet {

    private final int size;
    private final ImmutableMap<String, int[]> tiles;

    private TileSet(int size, Map<String, int[]> tiles) {
        this.size = size;
        this.tiles = ImmutableMap.copyOf(tiles);
    }

    /**
     * A set of tiles.
     *
     * @param size the pixels of the sides of each tile, 1 to 256
     * @param tiles the pixels by name, row by row, each 0xAARRGGBB: opaque with 0x80 or more in AA, else transparent. Not copied
     * @throws IllegalArgumentException if a tile has another size
     */
    public static TileSet of(int size, Map<String, int[]> tiles) {
        if (size < 1 || size > 256) {
            throw new IllegalArgumentException("Tiles have sides of 1 to 256 pixels, not " + size);
        }
        tiles.forEach((name, argb) -> {
            if (argb.length != size * size) {
                throw new IllegalArgumentException("The tile \"" + name + "\" has " + argb.length
                        + " pixels; tiles of this size have " + size * size);
            }
        });
        return new TileSet(size, tiles);
    }

    /**
     * Cuts a picture of tiles, which stand in it row by row and without gaps.
     *
     * @param size the pixels of the sides of each tile, 1 to 256
     * @param width the pixels of a row of the picture
     * @param argb all its pixels, row by row, each 0xAARRGGBB
     * @param names a text with the name of a tile in each line, in the order of the picture; {@code -} for a tile to skip. Empty
     *     lines and those that begin with {@code #} do not count
     * @throws IllegalArgumentException if the picture has fewer tiles than there are names
     */
    public static TileSet cut(int size, int width, int[] argb, String names) {
        of(size, Map.of()); // refuses sizes out of range
        List<String> lines = Splitter.on('\n')
                .trimResults()
                .splitToStream(names)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        int columns = width / size;
        int count = columns * (argb.length / Math.max(1, width) / size);
        if (count < lines.size()) {
            throw new IllegalArgumentException("The picture has room for " + count + " tiles of " + size
                    + " pixels, and there are " + lines.size() + " names");
        }
        Map<String, int[]> tiles = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            int[] tile = new int[size * size];
            for (int y = 0; y < size; y++) {
                System.arraycopy(argb, (i / columns * size + y) * width + i % columns * size, tile, y * size, size);
            }
            tiles.put(lines.get(i), tile);
        }
        tiles.remove("-");
        return of(size, tiles);
    }

    /**
     * This set with another one as a layer above it: a name that is in both has both as its picture, one on the other.
     *
     * @throws IllegalArgumentException if its tiles have another size
     */
    public TileSet with(TileSet above) {
        if (above.size != size) {
            throw new IllegalArgumentException(
                    "The layer has tiles of " + above.size + " pixels, and this set of " + size);
        }
        Map<String, int[]> all = new LinkedHashMap<>(tiles);
        above.tiles.forEach((name, argb) -> all.merge(name, argb, TileSet::joined));
        return new TileSet(size, all);
    }

    private static int[] joined(int[] below, int[] above) {
        int[] both = below.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] = above[i] < 0 ? above[i] : both[i]; // opaque there
        }
        return both;
    }

    /** @return the pixels of a side */
    public int size() {
        return size;
    }

    /** The tile of a name, or of the words that it begins with: {@code sword} for {@code sword +3}. */
    Optional<int[]> tile(String name) {
        String words = name;
        while (!tiles.containsKey(words) && words.indexOf(' ') > 0) {
            words = words.substring(0, words.lastIndexOf(' '));
        }
        return Optional.ofNullable(tiles.get(words));
    }
}
