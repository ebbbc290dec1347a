package mygame;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Moved;
import io.github.undercroft.level.LevelText;

/** Draws the map with letters and describes events in words. Yours may be a terminal, a window or a browser. */
final class Screen {
    static String map(GameView game) {
        return LevelText.draw(game.board(), FirstCellar.LEGEND) + "\n";
    }

    static String words(GameEvent event, GameView game) {
        if (event instanceof Moved moved) {
            return "  " + name(moved.who(), game) + " to " + moved.to();
        }
        if (event instanceof Attacked attacked) {
            return "  " + name(attacked.who(), game) + " with " + attacked.weapon();
        }
        if (event instanceof Damaged damaged) {
            return "  hit for " + damaged.damage().amount() + ", " + damaged.hitPoints() + " left";
        }
        if (event instanceof Died died) {
            return "  " + died.name() + " is dead";
        }
        return "  " + event.getClass().getSimpleName();
    }

    private static String name(EntityId id, GameView game) {
        return game.entity(id).map(Entity::name).orElse("somebody");
    }

    private Screen() {}
}
