package io.github.undercroft.examples;

import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.GameView;
import java.util.Optional;

/** The plain words for what every game has: hit points, energy and foes, who is hit and who falls. */
final class Wording {

    private Wording() {}

    static Optional<String> of(GameEvent event, GameView game) {
        if (event instanceof GameEvent.Damaged damaged) {
            // Who is gone is told of by its death.
            return game.entity(damaged.who()).map(who -> hit(who, damaged));
        }
        if (event instanceof GameEvent.Died died) {
            return Optional.of("The " + died.name() + " falls.");
        }
        return Optional.empty();
    }

    static String status(GameView game) {
        Optional<Entity> player =
                game.entities().stream().filter(Wording::isPlayer).findFirst();
        int hitPoints = player.flatMap(each -> each.get(Destructible.class))
                .map(Destructible::hitPoints)
                .orElse(0);
        long energy = player.map(each -> game.energy(each.id())).orElse(0L);
        long foes = game.actors().stream()
                .flatMap(id -> game.entity(id).stream())
                .filter(actor -> !isPlayer(actor))
                .count();
        return "Hit points " + hitPoints + "   Energy " + energy + "   Foes " + foes;
    }

    private static boolean isPlayer(Entity entity) {
        return entity.get(Faction.class).equals(Optional.of(Faction.PLAYERS));
    }

    private static String hit(Entity who, GameEvent.Damaged damaged) {
        return isPlayer(who)
                ? "You are hit; " + damaged.hitPoints() + " left."
                : "The " + who.name() + " is hit; " + damaged.hitPoints() + " left.";
    }
}
