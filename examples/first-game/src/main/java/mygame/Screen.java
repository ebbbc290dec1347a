package mygame;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.GameView;

/** Draws with letters and tells with words. The engine does neither: yours may be a terminal, a window or a browser. */
final class Screen {
    static String map(GameView game) {
        Board board = game.board();
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                text.appendCodePoint(glyph(board, new Point(x, y)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static int glyph(Board board, Point cell) {
        return board.occupantAt(cell)
                .map(Entity::name)
                .flatMap(Cellar.LEGEND::glyph)
                .or(() -> Cellar.LEGEND.glyph(board.terrainAt(cell)))
                .orElse((int) '?');
    }

    static String words(GameEvent event, GameView game) {
        if (event instanceof GameEvent.Moved moved) {
            return "  " + name(moved.who(), game) + " to " + moved.to();
        }
        if (event instanceof GameEvent.Attacked attacked) {
            return "  " + name(attacked.who(), game) + " with " + attacked.weapon();
        }
        if (event instanceof GameEvent.Damaged damaged) {
            return "  hit for " + damaged.damage().amount() + ", " + damaged.hitPoints() + " left";
        }
        if (event instanceof GameEvent.Died died) {
            return "  " + died.name() + " is dead";
        }
        return "  " + event.getClass().getSimpleName();
    }

    private static String name(EntityId id, GameView game) {
        return game.entity(id).map(Entity::name).orElse("somebody");
    }

    private Screen() {}
}
