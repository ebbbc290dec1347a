package io.github.undercroft.pictures;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.GridView;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.IntGridView;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Something drawn on top of a map: {@link MapPicture#with}. The ready-made ones copy what they are given, so that they
 * stay as they are when it changes. Those of grids fit maps of the same size only, those of points any map that holds
 * the points; anything else is refused with an {@link IllegalArgumentException}.
 */
@FunctionalInterface
public interface Overlay {

    /** @return the tiles with this drawn over them; of the same size */
    Grid<Tile> over(Grid<Tile> tiles);

    /** Mixes that much of a colour into the paper of the cells that are set; 0 to 100 percent. */
    static Overlay tint(BitGridView cells, int colour, int percent) {
        // Refused here, even if no cell is set.
        Colours.mix(colour, colour, percent);
        return change(cells, tile -> tile.withPaper(Colours.mix(tile.paper(), colour, percent)));
    }

    /** Darkens the cells that are set, like remembered cells. */
    static Overlay dim(BitGridView cells) {
        return change(cells, tile -> tile.mixed(Colours.BACKGROUND, 65));
    }

    /** Takes everything off the cells that are set, in text as well. */
    static Overlay hide(BitGridView cells) {
        return change(cells, tile -> Tile.blank(Colours.BACKGROUND));
    }

    /** Darkens the cells that are not set. */
    static Overlay dimAllBut(BitGridView cells) {
        return dim(others(cells));
    }

    /** Takes everything off the cells that are not set, in text as well. */
    static Overlay hideAllBut(BitGridView cells) {
        return hide(others(cells));
    }

    /** Writes a glyph on the cells that are set, in that colour on the paper that is there. */
    static Overlay write(BitGridView cells, String glyph, int ink) {
        Tile sample = new Tile(glyph, ink, ink);
        return change(cells, tile -> tile.withText(sample.text()).withInk(sample.ink()));
    }

    /** Writes a glyph on one cell, in that colour on the paper that is there. */
    static Overlay mark(Point cell, String glyph, int ink) {
        return along(List.of(cell), new Tile(glyph, ink, ink));
    }

    /** Draws a dot on each of the cells, in that colour; none for no cells. */
    static Overlay path(List<Point> cells, int ink) {
        return along(cells, new Tile("•", ink, ink));
    }

    /**
     * Shades every cell by the light on it: a cell without light is nearly dark, one with full light as it is and a
     * little warmer.
     *
     * @param full from how much light on a cell is fully lit, 1 or more
     */
    static Overlay light(IntGridView light, int full) {
        if (full < 1) {
            throw new IllegalArgumentException("a full light of " + full + "; must be 1 or more");
        }
        IntGrid kept = IntGrid.copyOf(light);
        return tiles -> {
            requireSame(kept, tiles);
            return Grid.of(tiles.width(), tiles.height(), cell -> {
                int percent = (int) (Math.max(0L, Math.min(kept.get(cell), full)) * 100 / full);
                Tile tile = tiles.get(cell);
                return tile.withPaper(Colours.mix(tile.paper(), Colours.ORANGE, percent * 30 / 100))
                        .mixed(Colours.BACKGROUND, (100 - percent) * 4 / 5);
            });
        };
    }

    private static Overlay change(BitGridView cells, UnaryOperator<Tile> change) {
        BitGrid kept = BitGrid.copyOf(cells);
        return tiles -> {
            requireSame(kept, tiles);
            return Grid.of(tiles.width(), tiles.height(), cell -> {
                Tile tile = tiles.get(cell);
                return kept.get(cell) ? change.apply(tile) : tile;
            });
        };
    }

    private static Overlay along(List<Point> cells, Tile drawn) {
        List<Point> kept = List.copyOf(cells);
        return tiles -> {
            Grid<Tile> changed = tiles;
            for (Point cell : kept) {
                if (!tiles.contains(cell)) {
                    throw new IllegalArgumentException("the cell " + cell + " to draw on is outside a map of "
                            + tiles.width() + " x " + tiles.height() + " cells; x must be 0 to " + (tiles.width() - 1)
                            + " and y 0 to " + (tiles.height() - 1));
                }
                changed = changed.replacing(
                        cell, changed.get(cell).withText(drawn.text()).withInk(drawn.ink()));
            }
            return changed;
        };
    }

    private static BitGrid others(BitGridView cells) {
        BitGrid others = BitGrid.copyOf(cells);
        others.not();
        return others;
    }

    /** Refuses an overlay that was made for another map. */
    static void requireSame(GridView overlay, GridView tiles) {
        if (overlay.width() != tiles.width() || overlay.height() != tiles.height()) {
            throw new IllegalArgumentException("an overlay of " + overlay.width() + " x " + overlay.height()
                    + " cells does not fit a map of " + tiles.width() + " x " + tiles.height()
                    + "; make both from the same map");
        }
    }
}
