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
 *
 * <p>All code of the game's own is asked before the first of them is born, so that what throws leaves nothing half born; and
 * while it is asked it can bring in nobody else.
 */
final class Births {

    private final World world;
    private boolean asking;

    Births(World world) {
        this.world = world;
    }

    /** The newcomer itself, who will be one of that level, not yet anywhere, to be asked where it could be. */
    static EntityState unborn(Level level, Blueprint what) {
        EntityId id = new EntityId(level.level(), level.nextNumber);
        return new EntityState(id, what.name(), Slots.of(what.components()));
    }

    /** Refuses components that no entity can be given, also those of what it carries. */
    private static void check(World world, Blueprint what) {
        ArrayList<Blueprint> all = new ArrayList<>();
        all.add(what);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).components().forEach(component -> ValueCheck.checkGiven(world.rules.registry(), component));
            all.get(i).belongings().forEach(belonging -> all.add(belonging.what()));
        }
    }

    /** The unborn and where they will be, in the order of their births. */
    private record Party(List<EntityState> unborn, List<Location> places) {}

    /** Brings it there, if it can be there. */
    @Nullable
    EntityState tryBring(Blueprint what, Level level, Location where, Cause cause) {
        if (asking) {
            throw new IllegalStateException(
                    "\"" + what.name() + "\" is spawned by code that is asked about another spawn, such as a passage()"
                            + " or a speed(); such code changes nothing");
        }
        asking = true;
        EntityState entity;
        Party party;
        try {
            check(world, what);
            entity = unborn(level, what);
            if (Standing.whyNotPlace(world, entity, where) != null) {
                return null;
            }
            party = party(what, entity, where);
        } finally {
            asking = false;
        }
        bring(party, cause);
        return entity;
    }

    /** Brings it there before anybody has a turn, where it can be; nobody is told. */
    void place(Blueprint what, EntityState entity, Location where) {
        check(world, what);
        bring(party(what, entity, where), null);
    }

    /** The newcomer with all that it has with it; they have been asked how quick they are. */
    private Party party(Blueprint what, EntityState first, Location where) {
        Party party = new Party(new ArrayList<>(1), new ArrayList<>(1));
        party.unborn.add(first);
        party.places.add(where);
        ArrayList<Blueprint> made = new ArrayList<>(1);
        made.add(what);
        for (int bearer = 0; bearer < made.size(); bearer++) {
            for (Blueprint.Belonging belonging : made.get(bearer).belongings()) {
                Blueprint thing = belonging.what();
                EntityId id = new EntityId(first.id.level(), first.id.number() + made.size());
                made.add(thing);
                party.unborn.add(new EntityState(id, thing.name(), Slots.of(thing.components())));
                party.places.add(belonging.heldBy(party.unborn.get(bearer).id));
            }
        }
        party.unborn.forEach(world.changes::rateOf);
        return party;
    }

    private void bring(Party party, @Nullable Cause cause) {
        for (int i = 0; i < party.unborn.size(); i++) {
            EntityState entity = party.unborn.get(i);
            Location where = party.places.get(i);
            world.changes.birth(entity, where);
            Point at = world.cellOf(entity);
            if (cause != null && at != null) {
                GameEvent event = new GameEvent.Spawned(entity.id, entity.name, where, at, cause);
                world.events.add(event, world.levelOf(entity));
            }
        }
    }
}
