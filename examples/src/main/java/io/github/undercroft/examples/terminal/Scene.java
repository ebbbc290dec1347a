package io.github.undercroft.examples.terminal;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Look;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a board looks at one moment. The game shows only the present, so what is to be animated is kept as a picture.
 *
 * @param ground what the cells look like
 * @param figures who or what is to be seen on them
 */
record Scene(Grid<Look> ground, Map<Point, Look> figures) {

    private static final Look UNKNOWN = Look.of("?", 0xC0C0C0);

    Scene {
        figures = ImmutableMap.copyOf(figures);
    }

    static Scene of(GameView game) {
        Board board = game.board();
        Grid<Look> ground = Grid.of(
                board.width(),
                board.height(),
                at -> game.look(board.terrainAt(at)).orElse(UNKNOWN));
        Map<Point, Look> figures = new LinkedHashMap<>();
        for (Entity entity : board.entities()) {
            Point at = entity.position().orElseThrow();
            // Who fills a cell hides what lies there.
            figures.put(at, lookOf(board.occupantAt(at).orElse(entity)));
        }
        return new Scene(ground, figures);
    }

    static Look lookOf(Entity entity) {
        return entity.get(Look.class).orElse(UNKNOWN);
    }

    Look lookAt(Point cell) {
        return Optional.ofNullable(figures.get(cell)).orElseGet(() -> ground.get(cell));
    }

    boolean contains(Point cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < ground.width() && cell.y() < ground.height();
    }

    /** @return this scene with that figure in the cell, if the cell is on the board */
    Scene with(Point cell, Look figure) {
        if (!contains(cell)) {
            return this;
        }
        Map<Point, Look> all = new LinkedHashMap<>(figures);
        all.put(cell, figure);
        return new Scene(ground, all);
    }

    /** @return this scene where no figure is in the cell */
    Scene without(Point cell) {
        Map<Point, Look> all = new LinkedHashMap<>(figures);
        all.remove(cell);
        return new Scene(ground, all);
    }

    /** @return this scene where the figure of one cell is in another */
    Scene moved(Point from, Point to) {
        return without(from).with(to, lookAt(from));
    }
}
