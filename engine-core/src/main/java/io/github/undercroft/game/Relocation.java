package io.github.undercroft.game;

import io.github.undercroft.Cause;
import io.github.undercroft.Location;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Placed;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;

/** Moves entities and tells so in events. Each call is part of the open transaction. */
final class Relocation {

    private final World world;
    private final Changes changes;

    Relocation(World world, Changes changes) {
        this.world = world;
        this.changes = changes;
    }

    /** Moves an entity to another cell of its level. */
    void move(EntityState entity, Location.OnLevel from, Point to, Cause cause) {
        changes.move(entity, new Location.OnLevel(from.level(), to));
        Blame.move(entity, cause, changes);
        world.tell(new Moved(entity.id, from.cell(), to, cause), entity);
    }

    /** Puts a thing at a location, unless it is there already. */
    void place(EntityState thing, Location where, Cause cause) {
        Location from = thing.location;
        if (!from.equals(where)) {
            changes.move(thing, where);
            world.tell(new Placed(thing.id, from, where, world.lastCellOf(thing), cause), thing);
        }
    }
}
