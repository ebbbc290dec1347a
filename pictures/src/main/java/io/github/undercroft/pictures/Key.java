package io.github.undercroft.pictures;

/**
 * An entry of a legend.
 *
 * @param tile how something is drawn
 * @param meaning what it is, in one line; may be empty where the tile says it all
 */
public record Key(Tile tile, String meaning) {

    /** Refuses control characters, with an {@link IllegalArgumentException}. */
    public Key {
        Tile.requireText(meaning, "a meaning");
    }

    /** In text a tile without a glyph cannot be seen. */
    String line() {
        if (tile.isBlank() || meaning.isEmpty()) {
            return tile.isBlank() ? meaning : tile.text();
        }
        return tile.text() + " " + meaning;
    }
}
