package io.github.undercroft.game.state;

import io.github.undercroft.Location;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Finds the entities of a level that act, react or shine, by id, carried things included. The rosters are made when
 * first asked for and kept up to date from then on, so that a fork in which nobody asks pays nothing.
 */
public final class Residents {

    private final World world;
    private final Belongings belongings;
    private boolean made;

    public Residents(World world, Belongings belongings) {
        this.world = world;
        this.belongings = belongings;
    }

    /** The present residents of a level. */
    public LevelResidents of(Level level) {
        if (!made) {
            made = true;
            for (EntityState entity : world.entities) {
                file(entity);
            }
        }
        return level.residents();
    }

    /** Notes that an entity was born, died or got other components. */
    public void changed(EntityState entity) {
        if (made) {
            file(entity);
        }
    }

    /** Notes that an entity may be on another level, with everything that it carries. */
    public void moved(EntityState entity) {
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
            EntityState thing = belongings.first(bearers.remove());
            for (; thing != null; thing = thing.nextThing) {
                file(thing);
                bearers.add(thing);
            }
        }
    }

    private void file(EntityState entity) {
        Level level = levelOf(entity);
        Slots slots = entity.slots;
        if (entity.knownNotes() == null && slots.brain == null && !slots.reacts && !slots.shines && !slots.hides) {
            return; // like most things
        }
        Level before = entity.notes().filedOn;
        if (before != null && before != level) {
            LevelResidents left = before.residents();
            left.actors.remove(entity);
            left.reactors.remove(entity);
            left.lights.remove(entity);
            if (left.hidden != null) {
                left.hidden.remove(entity);
            }
        }
        entity.notes().filedOn = level;
        if (level != null) {
            LevelResidents joined = level.residents();
            put(joined.actors, entity, slots.brain != null);
            put(joined.reactors, entity, slots.reacts);
            put(joined.lights, entity, slots.shines);
            if (slots.hides || joined.hidden != null) {
                joined.hidden = joined.hidden == null ? new Roster() : joined.hidden;
                put(joined.hidden, entity, slots.hides);
            }
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
