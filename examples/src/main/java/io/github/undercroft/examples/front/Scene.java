package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Perception;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.terrain.Unseen;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a board looks at one moment. The game shows only the present, so an animation needs pictures of the past.
 *
 * @param ground what the cells look like
 * @param figures the entities on them
 * @param visible the cells in view; everything elsewhere is remembered
 */
public record Scene(Grid<Look> ground, Map<Point, Look> figures, BitGridView visible) {

    private static final Look UNKNOWN = Look.of("?", 0xC0C0C0);
    private static final Look BLANK = Look.of(" ", 0);

    /** Copies map and cells. */
    public Scene {
        figures = ImmutableMap.copyOf(figures);
        visible = BitGrid.copyOf(visible);
    }

    /** The board as it is. */
    static Scene of(GameView game) {
        BitGrid all = BitGrid.of(game.board().width(), game.board().height());
        all.setAll();
        return of(game.board(), all, game);
    }

    /** The board as an observer knows it; blank where it never looked. */
    static Scene of(Perception known, GameView game) {
        return of(known.board(), known.visible(), game);
    }

    private static Scene of(Board board, BitGridView visible, GameView game) {
        Grid<Look> ground = Grid.of(board.width(), board.height(), at -> {
            return board.terrainAt(at) == Unseen.CELL
                    ? BLANK
                    : game.look(board.terrainAt(at)).orElse(UNKNOWN);
        });
        Map<Point, Look> figures = new LinkedHashMap<>();
        for (Entity entity : board.entities()) {
            Point at = entity.position().orElseThrow();
            // The occupant of a cell hides what lies there.
            figures.put(at, lookOf(board.occupantAt(at).orElse(entity)));
        }
        return new Scene(ground, figures, visible);
    }

    static Look lookOf(Entity entity) {
        return entity.get(Look.class).orElse(UNKNOWN);
    }

    Look lookAt(Point cell) {
        return Optional.ofNullable(figures.get(cell)).orElseGet(() -> ground.get(cell));
    }

    /** @return the figure on a cell, or its ground; for an unknown cell a blank */
    Look figureAt(Point cell) {
        return figures.getOrDefault(cell, UNKNOWN);
    }

    /** @return this scene with more cells in view */
    Scene withInView(BitGridView more) {
        BitGrid both = BitGrid.copyOf(visible);
        both.or(more);
        return new Scene(ground, figures, both);
    }

    /** @return this scene with a figure on a cell, if the cell is in view */
    Scene with(Point cell, Look figure) {
        if (!visible.contains(cell) || !visible.get(cell)) {
            return this;
        }
        Map<Point, Look> all = new LinkedHashMap<>(figures);
        all.put(cell, figure);
        return new Scene(ground, all, visible);
    }

    /** @return this scene without the figure on a cell */
    Scene without(Point cell) {
        Map<Point, Look> all = new LinkedHashMap<>(figures);
        all.remove(cell);
        return new Scene(ground, all, visible);
    }
}
