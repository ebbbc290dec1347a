package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.util.List;
import java.util.function.Function;

/**
 * A picture of a map: one {@link Tile} for each cell, with {@link Overlay overlays} put on top.
 *
 * <p>Cells are square and as large as the longest text on a tile demands, 16 x 16 pixels for single glyphs, unless
 * {@link #withCells} says otherwise. As text a map of single glyphs has them side by side; longer texts are in line on
 * the right and one blank apart.
 */
public final class MapPicture extends Picture {

    private static final String UNKNOWN = "?";

    private final Grid<Tile> tiles;
    private final TileStyle style;

    private MapPicture(Grid<Tile> tiles, TileStyle style) {
        this.tiles = tiles;
        this.style = style;
    }

    /** @return a picture of those tiles */
    public static MapPicture of(Grid<Tile> tiles) {
        return new MapPicture(tiles, TileStyle.fitting(tiles.values().stream()));
    }

    /** @return a picture of any values; the function is asked for the tile of each in reading order */
    public static <T> MapPicture of(Grid<T> grid, Function<? super T, Tile> look) {
        return of(grid.map(look));
    }

    /** @return a picture of a text map */
    public static MapPicture of(TextGrid map, Palette palette) {
        return of(Grid.of(map.width(), map.height(), point -> palette.tile(map.glyphAt(point))));
    }

    /** @return a picture of a board with the entities on it, its glyphs by the legend as in {@link LevelText#draw} */
    public static MapPicture of(Board board, Legend legend, Palette palette) {
        return of(TextGrid.parse(LevelText.draw(board, legend)), palette);
    }

    /**
     * A picture of a level plan by the glyphs of its cells: walls are drawn differently from the rock behind them, and
     * corridors and dark areas differently from lit rooms. Marks are not drawn.
     */
    public static MapPicture of(LevelPlan plan) {
        return of(PlanTiles.of(plan));
    }

    /** A picture of the cells of a level that is being made, as of a level plan in which all areas are lit rooms. */
    public static MapPicture ofKinds(Grid<CellKind> kinds) {
        return of(PlanTiles.of(kinds));
    }

    /**
     * A picture of a game's level in the game's own looks: on each cell its occupant, else the first thing that lies
     * there, else the terrain. {@code ?} stands for something without a look. All on the background of {@link
     * Palette#dungeon}'s floor.
     */
    public static MapPicture of(GameView game) {
        Board board = game.board();
        return of(Grid.of(board.width(), board.height(), cell -> tile(game, cell)));
    }

    /**
     * Adds an overlay. If its texts are longer than all others, the cells grow if necessary.
     *
     * @throws IllegalArgumentException if it does not fit the map
     */
    public MapPicture with(Overlay overlay) {
        Grid<Tile> changed = overlay.over(tiles);
        if (changed.width() != tiles.width() || changed.height() != tiles.height()) {
            throw new IllegalArgumentException("an overlay made " + changed.width() + " x " + changed.height()
                    + " tiles of " + tiles.width() + " x " + tiles.height() + "; it must keep the size");
        }
        MapPicture picture = of(changed);
        // Only a text that needs more room changes the size of the cells.
        return picture.style.longest() > style.longest()
                        && picture.style.cells().width() > style.cells().width()
                ? picture
                : picture.withCells(style.cells());
    }

    /**
     * Draws the cells in another size.
     *
     * @throws IllegalArgumentException if a text is too wide for it
     */
    public MapPicture withCells(CellSize size) {
        return new MapPicture(tiles, new TileStyle(size, style.longest()));
    }

    /** @return the tiles */
    public Grid<Tile> tiles() {
        return tiles;
    }

    @Override
    int width() {
        return Math.toIntExact((long) tiles.width() * style.cells().width());
    }

    @Override
    int height() {
        return Math.toIntExact((long) tiles.height() * style.cells().height());
    }

    @Override
    void paint(Canvas canvas, int left, int top) {
        CellSize cells = style.cells();
        for (int y = 0; y < tiles.height(); y++) {
            for (int x = 0; x < tiles.width(); x++) {
                canvas.tile(left + x * cells.width(), top + y * cells.height(), style, tiles.get(x, y));
            }
        }
    }

    @Override
    List<String> lines() {
        int longest = style.longest();
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (int y = 0; y < tiles.height(); y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < tiles.width(); x++) {
                Tile tile = tiles.get(x, y);
                line.append(x > 0 && longest > 1 ? " " : "")
                        .append(" ".repeat(longest - tile.length()))
                        .append(tile.text());
            }
            lines.add(line.toString());
        }
        return lines.build();
    }

    private static Tile tile(GameView game, Point cell) {
        List<Entity> there = game.board().entitiesAt(cell);
        Tile unknown = Palette.dungeon().tile('?');
        return (there.isEmpty()
                        ? game.look(game.board().terrainAt(cell))
                        : there.get(0).get(Look.class))
                .map(look ->
                        unknown.withText(Character.toString(look.codePoint())).withInk(look.rgb()))
                .orElse(unknown.withText(UNKNOWN));
    }
}
