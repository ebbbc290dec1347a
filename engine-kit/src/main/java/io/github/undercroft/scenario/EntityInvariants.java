package io.github.undercroft.scenario;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The invariants of every entity and of the things that it carries. */
final class EntityInvariants {

    private EntityInvariants() {}

    static void collect(GameView game, List<String> found) {
        List<Entity> all = game.entities();
        List<Location.WornBy> worn = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            if (i > 0 && entity.id().compareTo(all.get(i - 1).id()) <= 0) {
                found.add(entity + " comes after " + all.get(i - 1) + ", although ids go up");
            }
            alive(game, entity, found);
            if (entity.location() instanceof Location.WornBy at) {
                if (worn.contains(at)) {
                    found.add(entity + " is worn where something else is worn: " + at);
                }
                worn.add(at);
            }
            carried(game, entity, all.size(), found);
        }
        things(game, all, found);
    }

    /** The things and their bearers must agree on who has what. */
    private static void things(GameView game, List<Entity> all, List<String> found) {
        Map<EntityId, List<Entity>> told = new TreeMap<>();
        for (Entity thing : all) {
            bearer(thing)
                    .ifPresent(who -> told.computeIfAbsent(who, first -> new ArrayList<>())
                            .add(thing));
        }
        for (Entity bearer : all) {
            List<Entity> things = game.things(bearer.id());
            List<Entity> expected = told.getOrDefault(bearer.id(), ImmutableList.of());
            if (!things.equals(expected)) {
                found.add(bearer + " has " + things + ", but those that say so are " + expected);
            }
        }
    }

    private static void alive(GameView game, Entity entity, List<String> found) {
        if (!entity.isAlive()) {
            found.add(entity + " is in the game, but dead");
        }
        if (entity.location() instanceof Location.Nowhere) {
            found.add(entity + " is in the game, but nowhere");
        }
        if (!game.entity(entity.id()).equals(Optional.of(entity))) {
            found.add(entity + " is not found by its id");
        }
        Optional<Destructible> health = entity.get(Destructible.class);
        if (health.isPresent() && hitPoints(health.get()) <= 0) {
            found.add(entity + " lives on with " + health.get());
        }
    }

    private static int hitPoints(Destructible of) {
        try {
            return of.hitPoints();
        } catch (Throwable thrown) {
            throw Invariants.threw("Asking for its hit points", of, thrown);
        }
    }

    private static void carried(GameView game, Entity thing, int max, List<String> found) {
        Optional<EntityId> bearer = bearer(thing);
        if (bearer.isPresent() && thing.has(Blocks.class)) {
            found.add(thing + " fills a cell, but is " + thing.location());
        }
        for (int depth = 0; bearer.isPresent(); depth++) {
            Optional<Entity> who = game.entity(bearer.get());
            if (who.isEmpty()) {
                found.add(thing + " is carried by " + bearer.get() + ", which has left the game");
                return;
            }
            if (who.get().equals(thing) || depth > max) {
                found.add(thing + " is, in the end, carried by itself");
                return;
            }
            bearer = bearer(who.get());
        }
    }

    private static Optional<EntityId> bearer(Entity thing) {
        if (thing.location() instanceof Location.CarriedBy carried) {
            return Optional.of(carried.bearer());
        }
        return thing.location() instanceof Location.WornBy worn ? Optional.of(worn.bearer()) : Optional.empty();
    }
}
