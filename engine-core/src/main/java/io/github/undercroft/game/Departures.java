package io.github.undercroft.game;

import io.github.undercroft.Cause;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Removed;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.growth.Bounty;
import java.util.Optional;

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
        world.tell(
                new Died(entity.id, entity.name, look(entity), world.lastCellOf(entity), cause, bounty(entity)),
                entity);
        entity.notes().lastEvent = world.events.size() - 1;
        dropAll(entity, cause);
        changes.leave(entity);
        if (entity.slots.reacts) {
            world.fallen.add(entity);
        }
    }

    /** Removes an entity, such as an item that is used up; that is told before what it drops. */
    void remove(EntityState entity, Cause cause) {
        world.tell(new Removed(entity.id, entity.name, look(entity), world.lastCellOf(entity), cause), entity);
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

    private static int bounty(EntityState entity) {
        Bounty bounty = entity.slots.find(Bounty.class);
        return bounty == null ? 0 : bounty.points();
    }

    private static Optional<Look> look(EntityState entity) {
        return Optional.ofNullable(entity.slots.find(Look.class));
    }
}
