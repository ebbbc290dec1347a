package io.github.undercroft.pictures;

/**
 * An entry of a legend.
 *
 * @param tile how something is drawn
 * @param meaning what it is, in one line; may be empty if the tile needs no explanation
 */
public record LegendEntry(Tile tile, String meaning) {

    /** Refuses control characters, with an {@link IllegalArgumentException}. */
    public LegendEntry {
        Tile.requireText(meaning, "a meaning");
    }

    /** The entry as text, in which a tile without a glyph cannot be seen. */
    String line() {
        if (tile.isBlank() || meaning.isEmpty()) {
            return tile.isBlank() ? meaning : tile.text();
        }
        return tile.text() + " " + meaning;
    }
}
