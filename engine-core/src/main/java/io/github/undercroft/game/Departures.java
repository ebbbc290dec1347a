package io.github.undercroft.game;

import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Removed;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;
import java.util.List;

/** Takes entities out of the game and drops what they carry and wear. Each call is part of the open transaction. */
final class Departures {

    private final World world;
    private final Changes changes;
    private final Belongings belongings;
    private final Relocation relocation;

    Departures(World world, Changes changes, Belongings belongings, Relocation relocation) {
        this.world = world;
        this.changes = changes;
        this.belongings = belongings;
        this.relocation = relocation;
    }

    /** Lets an entity die; that is told before what it drops. Its reaction is still asked about earlier events. */
    void die(EntityState entity, Cause cause) {
        world.tell(new Died(entity.picture().last(), things(entity), world.lastCellOf(entity), cause), entity);
        entity.notes().lastEvent = world.events.size() - 1;
        dropAll(entity, cause);
        changes.leave(entity);
        if (entity.slots.reacts) {
            world.fallen.add(entity);
        }
    }

    /** Removes an entity, such as an item that is used up; that is told before what it drops. */
    void remove(EntityState entity, Cause cause) {
        world.tell(new Removed(entity.picture().last(), things(entity), world.lastCellOf(entity), cause), entity);
        dropAll(entity, cause);
        changes.leave(entity);
    }

    /** Drops what an entity carried and wore on its cell, or gives it to the entity's own bearer. */
    private void dropAll(EntityState bearer, Cause cause) {
        Location where = bearer.location;
        if (where instanceof Location.WornBy worn) {
            where = new Location.CarriedBy(worn.bearer());
        }
        EntityState thing = belongings.first(bearer);
        while (thing != null) {
            relocation.place(thing, where, cause);
            thing = belongings.first(bearer);
        }
    }

    private List<Entity> things(EntityState bearer) {
        List<Entity> things = new ArrayList<>(bearer.burden);
        for (EntityState thing = belongings.first(bearer); thing != null; thing = thing.nextThing) {
            things.add(thing.picture());
        }
        return things;
    }
}
