package io.github.undercroft.scenario;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Look;
import io.github.undercroft.rules.Legend;
import java.util.List;
import java.util.Optional;

/** Draws the level that is played, by a legend. */
final class Picture {

    private static final int UNKNOWN = '?';

    private Picture() {}

    /** The rows of the map. */
    static List<String> rows(GameView game, Legend legend) {
        Board board = game.board();
        ImmutableList.Builder<String> rows = ImmutableList.builder();
        for (int y = 0; y < board.height(); y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < board.width(); x++) {
                row.appendCodePoint(glyph(board, legend, new Point(x, y)));
            }
            rows.add(row.toString());
        }
        return rows.build();
    }

    private static int glyph(Board board, Legend legend, Point cell) {
        List<Entity> there = board.entitiesAt(cell);
        if (there.isEmpty()) {
            return legend.glyph(board.terrainAt(cell)).orElse(UNKNOWN);
        }
        Entity first = there.get(0);
        Optional<Integer> glyph = legend.glyph(first.name());
        return glyph.orElseGet(() -> first.get(Look.class).map(Look::codePoint).orElse(UNKNOWN));
    }
}
