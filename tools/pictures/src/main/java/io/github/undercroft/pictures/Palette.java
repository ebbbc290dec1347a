package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How the glyphs of a text map are drawn. A value; {@code with} gives another one.
 *
 * <p>A glyph that it does not name is drawn as it is, in the colours of its rest.
 */
public final class Palette {

    private static final int FLOOR = 0x23262E;
    private static final int FLOOR_INK = 0x5A616E;
    private static final int WALL = 0x4A5364;
    private static final int WALL_INK = 0x7C8799;
    private static final int WOOD = 0xB98A4B;
    private static final Palette DUNGEON = new Palette(ImmutableMap.of(), new Tile("?", Colours.TEXT, FLOOR))
            .replacing('#', new Tile("#", WALL_INK, WALL))
            .replacing('.', new Tile("·", FLOOR_INK, FLOOR))
            .replacing(' ', Tile.blank(Colours.BACKGROUND))
            .replacing('+', new Tile("+", WOOD, WALL))
            .replacing('-', new Tile("-", WOOD, FLOOR))
            .replacing('~', new Tile("≈", Colours.SKY_BLUE, 0x17364A))
            .replacing('"', new Tile("\"", Colours.GREEN, FLOOR))
            .replacing('@', new Tile("@", 0xFFFFFF, FLOOR));

    private final ImmutableMap<Integer, Tile> tiles;
    private final Tile rest;

    private Palette(ImmutableMap<Integer, Tile> tiles, Tile rest) {
        this.tiles = tiles;
        this.rest = rest;
    }

    /**
     * The usual one, dark: {@code #} wall, {@code .} floor, {@code +} and {@code -} doors, {@code ~} water, {@code "}
     * plants, {@code @} the hero, a blank for nothing at all; any other glyph stands bright on floor.
     */
    public static Palette dungeon() {
        return DUNGEON;
    }

    /** @return a palette that names no glyph and draws all of them in these two colours */
    public static Palette plain(int ink, int paper) {
        return new Palette(ImmutableMap.of(), new Tile("?", ink, paper));
    }

    /** @return this palette with another tile for a glyph; the text of the tile need not be the glyph */
    public Palette replacing(int glyph, Tile tile) {
        Map<Integer, Tile> all = new LinkedHashMap<>(tiles);
        all.put(glyph, tile);
        return new Palette(ImmutableMap.copyOf(all), rest);
    }

    /** @return the tile of a glyph */
    public Tile tile(int glyph) {
        Tile tile = tiles.get(glyph);
        return tile != null ? tile : rest.withText(Character.toString(glyph));
    }
}
