package io.github.undercroft.pictures;

import io.github.undercroft.front.sheet.BitmapFont;
import java.util.stream.Stream;

/**
 * What the tiles of one picture have in common.
 *
 * @param longest the number of glyphs of the longest text
 */
record TileStyle(CellSize cells, int longest) {

    TileStyle {
        if (!cells.holds(longest)) {
            throw new IllegalArgumentException("cells of " + cells.width() + " x " + cells.height()
                    + " pixels cannot hold a text of " + longest + " glyphs; make them at least "
                    + BitmapFont.WIDTH * longest + " wide");
        }
    }

    /** The smallest square cells that keep texts apart. */
    static TileStyle fitting(Stream<Tile> tiles) {
        int longest = tiles.mapToInt(Tile::length).max().orElse(1);
        return new TileStyle(CellSize.squareFor(longest), longest);
    }

    /** Single glyphs are bold. */
    BitmapFont font() {
        return longest == 1 ? BitmapFont.BOLD : BitmapFont.MEDIUM;
    }
}
