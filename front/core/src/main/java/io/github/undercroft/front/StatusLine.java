package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Health;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Levels;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.stream.Collectors;

/** The status line, made of parts. A game chooses from these parts, and adds its own. */
public final class StatusLine {

    /** The player's hit points; 0 if the player has left the game. */
    public static final Part HIT_POINTS = (game, player) -> "Hit points "
            + game.entity(player)
                    .flatMap(each -> each.get(Destructible.class))
                    .map(StatusLine::points)
                    .orElse("0");

    /** What the player wears and wields; left out if nothing. */
    public static final Part WORN = (game, player) -> game.things(player).stream()
            .filter(thing -> thing.location() instanceof Location.WornBy)
            .map(Entity::name)
            .collect(Collectors.joining(", "));

    /**
     * What the player wears and wields, as {@link #WORN}.
     *
     * @param emptyHand what stands there first while nothing is wielded, such as {@code bare fists}
     */
    public static Part wornWith(String emptyHand) {
        return (game, player) -> {
            boolean isEmpty = game.things(player).stream()
                    .noneMatch(thing -> thing.location() instanceof Location.WornBy worn
                            && worn.slot().equals(EquipmentSlot.HAND));
            String worn = WORN.of(game, player);
            return !isEmpty ? worn : worn.isEmpty() ? emptyHand : emptyHand + ", " + worn;
        };
    }

    /** The number of other entities that take turns. */
    public static final Part FOES = (game, player) -> "Foes "
            + game.actors().stream()
                    .flatMap(id -> game.entity(id).stream())
                    .filter(actor -> !Players.contain(actor))
                    .count();

    /** What the player carries, with a star at what it wears; left out for a player that cannot carry anything. */
    public static final Part THINGS = StatusLine::things;

    /** The player's level, how much experience the next one takes, and a reminder of open choices. */
    public static final Part GROWTH = (game, player) ->
            game.entity(player).flatMap(Experience::of).map(StatusLine::growth).orElse("");

    static final ImmutableList<Part> USUAL = ImmutableList.of(HIT_POINTS, FOES, THINGS);

    private StatusLine() {}

    /** One part of the status line. */
    @FunctionalInterface
    public interface Part {

        /**
         * Writes the part.
         *
         * @param player the first player, or {@link EntityId#WORLD} if there is none
         * @return a few words, such as {@code Energy 3}; empty to leave the part out
         */
        String of(GameView game, EntityId player);
    }

    /** @return these parts, one after the other */
    public static String of(GameView game, List<Part> parts) {
        EntityId player = Players.first(game).map(Entity::id).orElse(EntityId.WORLD);
        return parts.stream()
                .map(part -> part.of(game, player))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("   "));
    }

    private static String points(Destructible body) {
        return body instanceof Health health ? health.hitPoints() + " of " + health.max() : body.hitPoints() + "";
    }

    private static String things(GameView game, EntityId player) {
        if (game.entity(player).filter(each -> each.has(Inventory.class)).isEmpty()) {
            return "";
        }
        String things = game.things(player).stream().map(StatusLine::named).collect(Collectors.joining(", "));
        return "Carrying " + (things.isEmpty() ? "nothing" : things);
    }

    private static String growth(Experience growth) {
        String next = growth.next() == Levels.NEVER ? "" : "/" + growth.next();
        return "Level " + growth.level() + " (" + growth.points() + next + ")"
                + (growth.open() > 0 ? ", grow: " + growth.open() : "");
    }

    private static String named(Entity thing) {
        return English.standard().counted(thing) + (thing.location() instanceof Location.WornBy ? "*" : "");
    }
}
