package io.github.undercroft.front.window;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;

/**
 * Pictures of things, creatures and terrain by name, all of one size. A set can have several sheets, each a layer above those
 * before: a name that is on more than one has all of them as its picture, one on the other. A value.
 */
public final class TileSet {

    /** The pixels of a side of the tiles that come with this module. */
    private static final int BUNDLED_SIZE = 16;

    private final int size;
    private final ImmutableMap<String, int[]> tiles;

    private TileSet(int size, Map<String, int[]> tiles) {
        this.size = size;
        this.tiles = ImmutableMap.copyOf(tiles);
    }

    /** @return the tiles that come with this module: terrain, things and creatures of 16 x 16 pixels, free to use like its code */
    public static TileSet bundled() {
        return empty(BUNDLED_SIZE)
                .with(
                        Resources.getResource(TileSet.class, "tiles.png"),
                        Resources.getResource(TileSet.class, "tiles.txt"));
    }

    /**
     * A set without tiles.
     *
     * @param size the pixels of the sides of each tile, 1 to 256
     */
    public static TileSet empty(int size) {
        if (size < 1 || size > 256) {
            throw new IllegalArgumentException("Tiles have sides of 1 to 256 pixels, not " + size);
        }
        return new TileSet(size, ImmutableMap.of());
    }

    /**
     * This set with one more sheet.
     *
     * @param picture a PNG of tiles, row by row, without gaps; where it is transparent, what lies below shows
     * @param names a text with the name of a tile in each line, in the order of the sheet; {@code -} for a tile to skip. Empty
     *     lines and those that begin with {@code #} do not count
     * @throws IllegalArgumentException if the sheet has fewer tiles than there are names, or is no picture
     * @throws UncheckedIOException if one of them can't be read
     */
    public TileSet with(URL picture, URL names) {
        try {
            BufferedImage image = ImageIO.read(picture);
            if (image == null) {
                throw new IllegalArgumentException(picture + " is no picture that can be read; give a PNG");
            }
            List<String> lines = Splitter.on('\n')
                    .trimResults()
                    .splitToStream(Resources.toString(names, StandardCharsets.UTF_8))
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
            int columns = image.getWidth() / size;
            int count = columns * (image.getHeight() / size);
            if (count < lines.size()) {
                throw new IllegalArgumentException(picture + " has room for " + count + " tiles of " + size
                        + " pixels, and " + names + " has " + lines.size() + " names");
            }
            Map<String, int[]> more = new LinkedHashMap<>();
            for (int i = 0; i < lines.size(); i++) {
                int[] argb = new int[size * size];
                image.getRGB(i % columns * size, i / columns * size, size, size, argb, 0, size);
                more.put(lines.get(i), argb);
            }
            more.remove("-");
            return with(more);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The same with more tiles, each above what there is of its name. */
    TileSet with(Map<String, int[]> more) {
        Map<String, int[]> all = new LinkedHashMap<>(tiles);
        more.forEach((name, argb) -> all.merge(name, argb, TileSet::above));
        return new TileSet(size, all);
    }

    private static int[] above(int[] below, int[] argb) {
        int[] both = below.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] = argb[i] < 0 ? argb[i] : both[i]; // opaque there
        }
        return both;
    }

    int size() {
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
