package io.github.undercroft;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Common end conditions. */
public final class EndConditions {

    private EndConditions() {}

    /** @return a game that is lost when no actor of that faction is left */
    public static EndCondition lostWithout(Faction faction) {
        Objects.requireNonNull(faction, "faction");
        Outcome lost = Outcome.lost("no " + faction.name() + " are left");
        return EndCondition.when(game -> !isAny(game, entity -> isOf(faction, entity, game)), game -> lost);
    }

    /**
     * @return a game that is won when no enemy of the faction takes turns any more: no actor of a faction that is
     *     hostile to it, or to which it is hostile
     */
    public static EndCondition wonBy(Faction faction) {
        Objects.requireNonNull(faction, "faction");
        Outcome won = Outcome.won(faction.name() + " have no enemies left");
        return EndCondition.when(game -> !isAny(game, entity -> isAgainst(faction, entity, game)), game -> won);
    }

    /** Whether an actor matches. */
    private static boolean isAny(GameView game, Predicate<Entity> wanted) {
        List<Entity> all = game.entities();
        // No stream: this is asked at the end of each turn.
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (entity.has(Brain.class) && wanted.test(entity)) {
                return true;
            }
        }
        return false;
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
