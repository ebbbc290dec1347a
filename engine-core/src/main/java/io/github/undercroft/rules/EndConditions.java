package io.github.undercroft.rules;

import io.github.undercroft.model.Controller;
import io.github.undercroft.model.EndCondition;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.Relations;
import io.github.undercroft.model.Stance;
import java.util.Objects;
import java.util.Optional;

/** The usual ways for a game to be over. */
public final class EndConditions {

    private EndConditions() {}

    /** @return lost when nobody who acts is left of that faction */
    public static EndCondition lostWithout(Faction faction) {
        Objects.requireNonNull(faction, "faction");
        return game -> game.entities().stream().anyMatch(entity -> acts(entity) && isOf(faction, entity, game))
                ? Optional.empty()
                : Optional.of(Outcome.lost("no " + faction.name() + " are left"));
    }

    /** @return won when nobody who acts is left of another faction to which that one is hostile, or which is to it */
    public static EndCondition wonBy(Faction faction) {
        Objects.requireNonNull(faction, "faction");
        return game -> game.entities().stream().anyMatch(entity -> acts(entity) && isAgainst(faction, entity, game))
                ? Optional.empty()
                : Optional.of(Outcome.won(faction.name() + " have no enemies left"));
    }

    private static boolean acts(Entity entity) {
        return entity.has(Controller.class);
    }

    private static boolean isAgainst(Faction faction, Entity entity, GameView game) {
        Relations relations = game.relations();
        return game.side(entity)
                .filter(side -> !side.equals(faction))
                .filter(side -> relations.stance(faction, side) == Stance.HOSTILE
                        || relations.stance(side, faction) == Stance.HOSTILE)
                .isPresent();
    }

    private static boolean isOf(Faction faction, Entity entity, GameView game) {
        return game.side(entity).equals(Optional.of(faction));
    }
}
