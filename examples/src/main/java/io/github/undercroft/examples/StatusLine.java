package io.github.undercroft.examples;

import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameView;
import java.util.Optional;

/** How things stand in every game: hit points, energy and foes. */
final class StatusLine {

    private StatusLine() {}

    static String of(GameView game) {
        Optional<Entity> player =
                game.entities().stream().filter(StatusLine::isPlayer).findFirst();
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
}
