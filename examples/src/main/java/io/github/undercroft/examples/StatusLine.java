package io.github.undercroft.examples;

import io.github.undercroft.item.Stack;
import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Location;
import java.util.Optional;
import java.util.stream.Collectors;

/** How things stand with those who play, in one line. */
public final class StatusLine {

    private StatusLine() {}

    /** @return hit points, energy and foes */
    public static String of(GameView game) {
        long energy = player(game).map(each -> game.energy(each.id())).orElse(0L);
        return hitPoints(game) + "   Energy " + energy + "   " + foes(game);
    }

    /** @return hit points and foes, for a game in which nobody saves energy up */
    public static String withoutEnergy(GameView game) {
        return hitPoints(game) + "   " + foes(game);
    }

    /** @return hit points, foes, how deep the player is, and what it has, a star at what it wears */
    public static String withDepthAndThings(GameView game) {
        String things = player(game).stream()
                .flatMap(each -> game.things(each.id()).stream())
                .map(StatusLine::named)
                .collect(Collectors.joining(", "));
        return withoutEnergy(game) + "   Depth " + (game.board().level() + 1) + "   Has "
                + (things.isEmpty() ? "nothing" : things);
    }

    private static String named(Entity thing) {
        int count = thing.get(Stack.class).map(Stack::count).orElse(1);
        return (count == 1 ? "" : count + " ")
                + thing.name()
                + (thing.location() instanceof Location.WornBy ? "*" : "");
    }

    private static String hitPoints(GameView game) {
        return "Hit points "
                + player(game)
                        .flatMap(each -> each.get(Destructible.class))
                        .map(Destructible::hitPoints)
                        .orElse(0);
    }

    private static String foes(GameView game) {
        return "Foes "
                + game.actors().stream()
                        .flatMap(id -> game.entity(id).stream())
                        .filter(actor -> !isPlayer(actor))
                        .count();
    }

    private static Optional<Entity> player(GameView game) {
        return game.entities().stream().filter(StatusLine::isPlayer).findFirst();
    }

    private static boolean isPlayer(Entity entity) {
        return entity.get(Faction.class).equals(Optional.of(Faction.PLAYERS));
    }
}
