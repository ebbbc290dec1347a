package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Brings somebody into the game with all that it carries and wears. Ids go on in this order: the newcomer, its things in
 * the order of the blueprint, then what these hold, and so on.
 */
final class Births {

    private final World world;

    Births(World world) {
        this.world = world;
    }

    /** The newcomer itself, who will be one of that level, not yet anywhere, to be asked where it could be. */
    static EntityState unborn(Level level, Blueprint what) {
        EntityId id = new EntityId(level.level(), level.nextNumber);
        return new EntityState(id, what.name(), Slots.of(what.components()));
    }

    /** Refuses components that no entity can be given, also those of what it carries. */
    static void check(World world, Blueprint what) {
        ArrayList<Blueprint> all = new ArrayList<>();
        all.add(what);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).components().forEach(component -> ValueCheck.checkGiven(world.rules.registry(), component));
            all.get(i).belongings().forEach(belonging -> all.add(belonging.what()));
        }
    }

    /**
     * Brings it there, where it can be; told of as done by that cause, or not told of before the first turn. The game's own
     * code is asked before anybody is born, so that nobody is if it throws.
     */
    void bring(Blueprint what, EntityState first, Location where, @Nullable Cause cause) {
        ArrayList<EntityState> unborn = new ArrayList<>(1);
        ArrayList<Location> places = new ArrayList<>(1);
        unborn.add(first);
        places.add(where);
        addBelongings(what, unborn, places);
        for (int i = 0; i < unborn.size(); i++) {
            world.changes.rateOf(unborn.get(i));
        }
        if (world.levels.at(first.id.level()).nextNumber != first.id.number()) {
            throw new IllegalStateException("Somebody else was born while the components of \"" + what.name()
                    + "\" were asked; what they answer must change nothing");
        }
        for (int i = 0; i < unborn.size(); i++) {
            EntityState entity = unborn.get(i);
            world.changes.birth(entity, places.get(i));
            Point at = world.cellOf(entity);
            if (cause != null && at != null) {
                GameEvent event = new GameEvent.Spawned(entity.id, entity.name, places.get(i), at, cause);
                world.events.add(event, world.levelOf(entity));
            }
        }
    }

    /** Adds all that it has with it, and where that will be. */
    private static void addBelongings(Blueprint what, List<EntityState> unborn, List<Location> places) {
        ArrayList<Blueprint> made = new ArrayList<>(1);
        made.add(what);
        EntityId first = unborn.get(0).id;
        for (int bearer = 0; bearer < made.size(); bearer++) {
            for (Blueprint.Belonging belonging : made.get(bearer).belongings()) {
                Blueprint thing = belonging.what();
                EntityId id = new EntityId(first.level(), first.number() + made.size());
                made.add(thing);
                unborn.add(new EntityState(id, thing.name(), Slots.of(thing.components())));
                places.add(belonging.heldBy(unborn.get(bearer).id));
            }
        }
    }
}
