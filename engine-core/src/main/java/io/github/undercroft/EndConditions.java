package io.github.undercroft;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Common end conditions. */
public final class EndConditions {

    private EndConditions() {}

    /**
     * @return a game that is lost when no actor of that faction is left. It goes on while a pet or an ally of that faction lives: see {@link
     *     #lostWithout(String)}
     */
    public static EndCondition lostWithout(Faction faction) {
        return new WithoutFaction(Objects.requireNonNull(faction, "faction"));
    }

    /**
     * A game that is lost when no entity of that name is left, such as {@code "you"}.
     *
     * @param name as in the blueprint
     */
    public static EndCondition lostWithout(String name) {
        Objects.requireNonNull(name, "name");
        Outcome lost = Outcome.lost(withoutReason(name));
        return EndCondition.when(game -> !isAny(game, entity -> entity.name().equals(name)), game -> lost);
    }

    /** @return the reason of an outcome that says no more than that nobody of that name is left */
    public static String withoutReason(String name) {
        return name.equals("you") ? "you are dead" : "no " + name + " is left";
    }

    /** Lost when no actor of a faction is left. */
    private record WithoutFaction(Faction faction) implements EndCondition {
        @Override
        public boolean isOver(GameView game) {
            return !isAny(game, entity -> entity.has(Brain.class) && isOf(faction, entity, game));
        }

        @Override
        public Outcome outcome(GameView game) {
            return Outcome.lost("no " + faction.name() + " are left");
        }

        @Override
        public List<String> doubts(List<Blueprint> placed) {
            List<Blueprint> side = placed.stream()
                    .filter(each -> each.components().contains(faction)
                            && each.components().stream().anyMatch(Brain.class::isInstance))
                    .toList();
            Predicate<Blueprint> isPerson = each -> each.components().stream().anyMatch(Player.class::isInstance);
            return side.stream().noneMatch(isPerson)
                    ? List.of()
                    : side.stream()
                            .filter(isPerson.negate())
                            .map(each -> "The game goes on with \"" + each.name()
                                    + "\" alone when all whom persons play are dead, unless another condition ends it, since"
                                    + " it is of the faction \"" + faction.name() + "\"; end it by name,"
                                    + " lostWithout(\""
                                    + side.stream()
                                            .filter(isPerson)
                                            .findFirst()
                                            .orElseThrow()
                                            .name() + "\")")
                            .distinct()
                            .toList();
        }
    }

    /**
     * @return a game that is won when no enemy of the faction takes turns any more: no actor of a faction that is
     *     hostile to it, or to which it is hostile
     */
    public static EndCondition wonBy(Faction faction) {
        Objects.requireNonNull(faction, "faction");
        Outcome won = Outcome.won(faction.name() + " have no enemies left");
        return EndCondition.when(
                game -> !isAny(game, entity -> entity.has(Brain.class) && isAgainst(faction, entity, game)),
                game -> won);
    }

    private static boolean isAny(GameView game, Predicate<Entity> wanted) {
        List<Entity> all = game.entities();
        // No stream: this is asked at the end of each turn.
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (wanted.test(entity)) {
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
