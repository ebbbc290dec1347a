package io.github.undercroft.game;

import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.event.Departure;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TravelEvent;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Where all entities are, by the events of a game alone. */
final class Whereabouts {

    private final Map<EntityId, Location> locations = new TreeMap<>();
    /** The entities that were taken off the board in this step, and from where. */
    final Map<EntityId, Location.OnLevel> left = new TreeMap<>();
    /** Where the entities were that left the game in this step. */
    final Map<EntityId, Location.OnLevel> ends = new TreeMap<>();

    /** Begins another step. */
    void begin() {
        left.clear();
        ends.clear();
    }

    /** Adds an entity of which no event has told. */
    void add(EntityId who, Location where) {
        locations.putIfAbsent(who, where);
    }

    /** Whether somebody holds a thing, directly or through others. */
    boolean isHeld(EntityId thing, EntityId by) {
        Optional<EntityId> holder = Optional.of(thing);
        do {
            holder = holder.flatMap(each -> Optional.ofNullable(locations.get(each)))
                    .flatMap(Location::holder);
        } while (holder.isPresent() && !holder.get().equals(by));
        return holder.isPresent();
    }

    void goes(EntityId who, Location to) {
        Location from = locations.put(who, to);
        Location.OnLevel before = left.get(who);
        if (before != null && to instanceof Location.OnLevel back && back.level() == before.level()) {
            left.remove(who);
        }
        if (from instanceof Location.OnLevel on && !(to instanceof Location.OnLevel at && at.level() == on.level())) {
            left.put(who, on);
        }
    }

    /** The level on which the events so far have left an entity. */
    private int levelOf(EntityId who) {
        return locations.get(who) instanceof Location.OnLevel on ? on.level() : who.level();
    }

    private int outermostLevel(EntityId who) {
        Location location = locations.get(who);
        while (!(location instanceof Location.OnLevel on)) {
            if (location instanceof Location.CarriedBy carried) {
                location = locations.get(carried.bearer());
            } else if (location instanceof Location.WornBy worn) {
                location = locations.get(worn.bearer());
            } else {
                return who.level();
            }
        }
        return on.level();
    }

    void follow(GameEvent event) {
        if (event instanceof Moved moved) {
            goes(moved.who(), new Location.OnLevel(levelOf(moved.who()), moved.to()));
        } else if (event instanceof TravelEvent.Arrived arrived) {
            goes(arrived.who(), arrived.at());
        } else if (event instanceof Placed placed) {
            goes(placed.thing(), placed.to());
        } else if (event instanceof Spawned spawned) {
            goes(spawned.who(), spawned.where());
        } else if (event instanceof Departure gone) {
            ends.put(gone.who(), new Location.OnLevel(outermostLevel(gone.who()), gone.at()));
            goes(gone.who(), Location.NOWHERE);
        }
    }
}
