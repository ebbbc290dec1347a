package io.github.undercroft.front.sheet;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.front.TextResource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Pictures of things, creatures and terrain by name, all of one size. A value. */
public final class TileSet {

    private static final String SKIPPED = "-";

    private final int width;
    private final int height;
    private final ImmutableMap<String, int[]> tiles;

    private TileSet(int width, int height, Map<String, int[]> tiles) {
        this.width = width;
        this.height = height;
        this.tiles = ImmutableMap.copyOf(tiles);
    }

    /** A set of square tiles, with sides of 1 to 256 pixels; else as {@link #of(int, int, Map)}. */
    public static TileSet of(int size, Map<String, int[]> tiles) {
        return of(size, size, tiles);
    }

    /**
     * A set of tiles. Cells of the board are square: tiles of two sides are stretched to them.
     *
     * @param width the pixels of a row of each tile, 1 to 256
     * @param height the rows of each tile, 1 to 256
     * @param tiles the pixels by name, row by row, each 0xAARRGGBB: opaque with 0x80 or more in AA, else transparent. Not copied
     * @throws IllegalArgumentException if a tile has another size
     */
    public static TileSet of(int width, int height, Map<String, int[]> tiles) {
        TileGrid.requireSide(width);
        TileGrid.requireSide(height);
        tiles.forEach((name, argb) -> {
            if (argb.length != width * height) {
                throw new IllegalArgumentException("The tile \"" + name + "\" has " + argb.length
                        + " pixels; tiles of this size have " + width * height);
            }
        });
        return new TileSet(width, height, tiles);
    }

    /** Cuts a picture of square tiles without gaps, as {@link #cut(TileGrid, int, int[], String)} does. */
    public static TileSet cut(int size, int width, int[] argb, String names) {
        return cut(TileGrid.of(size), width, argb, names);
    }

    /**
     * Cuts a picture of tiles.
     *
     * @param grid how the tiles stand in it
     * @param width the pixels of a row of the picture
     * @param argb all its pixels, row by row, each 0xAARRGGBB
     * @param names a text with the name of a tile in each line, in the order of the picture; {@code -} for a tile to skip. Empty
     *     lines and those that begin with {@code #} do not count
     * @throws IllegalArgumentException if the picture is no whole number of such tiles, or has fewer than there are names, or if
     *     two tiles have one name
     */
    public static TileSet cut(TileGrid grid, int width, int[] argb, String names) {
        List<String> lines = names(names);
        List<int[]> cut = grid.cut(width, argb);
        if (cut.size() < lines.size()) {
            throw new IllegalArgumentException("The picture has room for " + cut.size() + " tiles of "
                    + sides(grid.width(), grid.height()) + ", and there are " + lines.size() + " names");
        }
        Map<String, int[]> tiles = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            tiles.put(lines.get(i), cut.get(i));
        }
        tiles.remove(SKIPPED);
        return of(grid.width(), grid.height(), tiles);
    }

    /** The names in such a text, with those to skip. */
    static List<String> names(String text) {
        List<String> names = new ArrayList<>();
        Set<String> known = new HashSet<>();
        List<String> lines = TextResource.lines(text);
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.get(i);
            if (!name.isEmpty() && !name.startsWith("#")) {
                if (!known.add(name) && !name.equals(SKIPPED)) {
                    throw new IllegalArgumentException("line " + (i + 1) + ", \"" + name
                            + "\": there is a tile of that name already; write - for a tile to skip");
                }
                names.add(name);
            }
        }
        return names;
    }

    private static String sides(int width, int height) {
        return width + " x " + height + " pixels";
    }

    /**
     * This set with another one above it, whose tiles take the place of those of the same name.
     *
     * @throws IllegalArgumentException if its tiles have another size
     */
    public TileSet with(TileSet above) {
        if (above.width != width || above.height != height) {
            throw new IllegalArgumentException("The set above has tiles of " + sides(above.width, above.height)
                    + ", and this one of " + sides(width, height));
        }
        Map<String, int[]> all = new LinkedHashMap<>(tiles);
        all.putAll(above.tiles);
        return new TileSet(width, height, all);
    }

    /** @return the pixels of a row of a tile */
    public int width() {
        return width;
    }

    /** @return the rows of a tile */
    public int height() {
        return height;
    }

    /** The tile of a name, or of the words that it begins with: {@code sword} for {@code sword +3}. */
    Optional<int[]> tile(String name) {
        return find(name, tiles.keySet()).map(tiles::get);
    }

    /** That name, or the words that it begins with, if it is among those of tiles. */
    static Optional<String> find(String name, Collection<String> tiles) {
        String words = name;
        while (!tiles.contains(words) && words.indexOf(' ') > 0) {
            words = words.substring(0, words.lastIndexOf(' '));
        }
        return Optional.of(words).filter(tiles::contains);
    }
}
