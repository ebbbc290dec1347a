package mygame;

import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.GameView;
import io.github.undercroft.rules.LevelText;

/** Draws with letters and tells with words. The engine does neither: yours may be a terminal, a window or a browser. */
final class Screen {
    static String map(GameView game) {
        return LevelText.draw(game.board(), Cellar.LEGEND) + "\n";
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
