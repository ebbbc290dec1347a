package io.github.undercroft.game;

import io.github.undercroft.model.Location;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Finds those of a level who act, answer events or shine, by id, things that somebody carries included. The rosters are made
 * when somebody first asks for one, and kept up to date from then on, so that a fork in which nobody asks pays nothing.
 */
final class Residents {

    private final World world;
    private boolean made;

    /** Those of one level. */
    static final class Rosters {
        /** Who has a controller. */
        final Roster actors = new Roster();
        /** Who has a reaction. */
        final Roster reactors = new Roster();
        /** Who has a light. */
        final Roster lights = new Roster();
    }

    Residents(World world) {
        this.world = world;
    }

    /** Those of a level as they are now. */
    Rosters of(Level level) {
        if (!made) {
            made = true;
            for (EntityState entity : world.entities) {
                file(entity);
            }
        }
        return level.residents();
    }

    /** Notes that an entity was born, died or got other components. */
    void changed(EntityState entity) {
        if (made) {
            file(entity);
        }
    }

    /** Notes that an entity, with all that it carries, may be on another level. */
    void moved(EntityState entity) {
        if (!made) {
            return;
        }
        file(entity);
        if (entity.burden == 0) {
            return;
        }
        ArrayDeque<EntityState> bearers = new ArrayDeque<>();
        bearers.add(entity);
        while (!bearers.isEmpty()) {
            EntityState thing = world.belongings.first(bearers.remove());
            for (; thing != null; thing = thing.nextThing) {
                file(thing);
                bearers.add(thing);
            }
        }
    }

    private void file(EntityState entity) {
        Level level = levelOf(entity);
        Slots slots = entity.slots;
        if (entity.knownNotes() == null && slots.controller == null && !slots.reacts && !slots.shines) {
            return; // as most things
        }
        Level before = entity.notes().filedOn;
        if (before != null && before != level) {
            Rosters left = before.residents();
            left.actors.remove(entity);
            left.reactors.remove(entity);
            left.lights.remove(entity);
        }
        entity.notes().filedOn = level;
        if (level != null) {
            Rosters joined = level.residents();
            put(joined.actors, entity, slots.controller != null);
            put(joined.reactors, entity, slots.reacts);
            put(joined.lights, entity, slots.shines);
        }
        if (before != level && slots.controller != null) {
            world.actorJoinedOrLeft(entity);
        }
    }

    private @Nullable Level levelOf(EntityState entity) {
        return entity.alive && !(entity.location instanceof Location.Nowhere) ? world.levelOf(entity) : null;
    }

    private static void put(Roster roster, EntityState entity, boolean belongs) {
        if (belongs) {
            roster.add(entity);
        } else if (!roster.isEmpty()) {
            roster.remove(entity);
        }
    }
}
