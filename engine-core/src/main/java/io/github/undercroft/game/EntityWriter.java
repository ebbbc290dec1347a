package io.github.undercroft.game;

import io.github.undercroft.Location;
import io.github.undercroft.game.perception.VisibleChanges;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityNotes;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Slots;
import io.github.undercroft.game.state.World;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes the location, the components and the life of entities, and updates all indices. It knows nothing of
 * transactions: {@link Changes} notes the old values.
 */
final class EntityWriter {

    private final World world;
    private final Belongings belongings;
    private final Residents residents;
    private final VisibleChanges visibleChanges;

    EntityWriter(World world, Belongings belongings, Residents residents, VisibleChanges visibleChanges) {
        this.world = world;
        this.belongings = belongings;
        this.residents = residents;
        this.visibleChanges = visibleChanges;
    }

    void relocate(EntityState entity, Location to) {
        visibleChanges.moves(entity, to);
        if (to instanceof Location.OnLevel after
                && entity.location instanceof Location.OnLevel before
                && after.level() == before.level()) {
            Level level = world.levelOf(entity);
            level.leave(entity);
            entity.location = to;
            level.enter(entity);
        } else {
            relocateElsewhere(entity, to);
        }
        changed(entity);
    }

    /** Moves an entity to another level, into an inventory, out of one, or out of the game. */
    private void relocateElsewhere(EntityState entity, Location to) {
        exit(entity);
        belongings.leave(entity);
        entity.placeLeft = to instanceof Location.OnLevel ? null : entity.lastPlace();
        if (entity.slots.brain != null || entity.burden > 0) {
            world.levels.disturb();
        }
        entity.location = to;
        entity.keepLevel(null);
        belongings.enter(entity);
        enter(entity);
        residents.moved(entity);
    }

    /** Brings an entity onto the level on which it is, if it is on a cell. */
    private void enter(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            Level level = world.levels.at(on.level());
            level.enter(entity);
            level.arrive(entity);
        }
    }

    /** Takes an entity off the level on which it is. */
    private void exit(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            Level level = world.levels.at(on.level());
            level.leave(entity);
            level.depart(entity);
        }
    }

    /** Undoes a move, including the cell on which the entity had been last. */
    void putBack(EntityState entity, Location before, Location.@Nullable OnLevel leftBefore) {
        relocate(entity, before);
        entity.placeLeft = leftBefore;
    }

    /** Takes an entity that carries nothing any more off the board or from its bearer. */
    void takeOff(EntityState entity) {
        entity.placeLeft = world.placeOf(entity); // the last place of a carried thing is the cell of its bearer
        relocate(entity, Location.NOWHERE);
    }

    /** Replaces the components of an entity. */
    void compose(EntityState entity, Slots slots) {
        Slots before = entity.slots;
        if (slots.blocks == before.blocks && Objects.equals(slots.body, before.body)) {
            entity.slots = slots;
        } else {
            visibleChanges.recomposed(entity); // the cells that it filled
            exit(entity);
            entity.slots = slots;
            enter(entity);
        }
        count(before, -1);
        count(slots, 1);
        refile(entity, before);
        if ((slots.brain == null) != (before.brain == null) || !Objects.equals(slots.faction, before.faction)) {
            world.levels.disturb();
        }
        changed(entity);
        visibleChanges.recomposed(entity);
        if ((slots.observer != null) != (before.observer != null)) {
            visibleChanges.update(entity);
            if (before.observer != null) {
                visibleChanges.blind(entity);
            }
        }
    }

    /** Counts an entity with these components, or one less. */
    private void count(Slots slots, int one) {
        world.reactors += slots.reacts ? one : 0;
        world.enchanted += slots.enchantment != null ? one : 0;
        world.hidden += slots.hides ? one : 0;
    }

    /** Updates the indices after the components of an entity changed. */
    private void refile(EntityState entity, Slots before) {
        Slots slots = entity.slots;
        boolean acts = slots.brain != null;
        boolean acted = before.brain != null;
        if (acts != acted
                || slots.reacts != before.reacts
                || slots.shines != before.shines
                || slots.hides != before.hides) {
            residents.changed(entity);
        }
    }

    /** Brings a newborn entity into the game. */
    void bringIn(EntityState entity, Location at) {
        entity.location = at;
        include(entity);
        belongings.enter(entity);
    }

    /** Undoes a birth. */
    void takeBack(EntityState unborn) {
        belongings.leave(unborn);
        exclude(unborn);
    }

    /** Counts what every entity carries, after all entities were read from a state. */
    void restoreBurdens() {
        for (EntityState entity : world.entities) {
            belongings.enter(entity);
        }
        world.holders.forget();
    }

    /** Brings an entity into the game at its location. */
    void include(EntityState entity) {
        world.entities.add(entity);
        entity.alive = true;
        EntityNotes notes = entity.knownNotes();
        if (notes != null) {
            notes.lastEvent = -1; // an undone death
        }
        enter(entity);
        count(entity.slots, 1);
        residents.changed(entity);
        if (entity.slots.brain != null) {
            world.levels.disturb();
        }
        visibleChanges.update(entity);
        visibleChanges.touch(entity, entity.location);
        changed(entity);
    }

    /** Takes an entity out of the game. */
    void exclude(EntityState entity) {
        exit(entity);
        world.entities.remove(entity);
        entity.alive = false;
        entity.location = Location.NOWHERE;
        entity.keepLevel(null);
        count(entity.slots, -1);
        residents.changed(entity);
        if (entity.slots.brain != null) {
            world.levels.disturb();
        }
        visibleChanges.update(entity);
        changed(entity);
    }

    private void changed(EntityState entity) {
        entity.changed();
        world.wrote();
    }
}
