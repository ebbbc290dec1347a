package io.github.undercroft.game;

import io.github.undercroft.Blocks;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.event.ComponentCleared;
import io.github.undercroft.event.Departure;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Where all entities are, by the events of a game alone. */
final class Whereabouts {

    private final Map<EntityId, Location> locations = new TreeMap<>();
    private final Map<EntityId, Footprint> sizes = new TreeMap<>();
    /** The entities that were taken off the board in this step, and from where. */
    final Map<EntityId, Place> left = new TreeMap<>();
    /** Where the entities were that left the game in this step. */
    final Map<EntityId, Place> ends = new TreeMap<>();

    /** All cells where somebody is, the top-left one first. */
    record Place(int level, List<Point> cells) {}

    /** Begins another step. */
    void begin() {
        left.clear();
        ends.clear();
    }

    /** Adds an entity of which no event has told. */
    void add(Entity entity) {
        locations.putIfAbsent(entity.id(), entity.location());
        sizes.put(entity.id(), entity.footprint());
    }

    /** What it fills, or filled when it left the game. */
    Optional<Footprint> size(EntityId who) {
        return Optional.ofNullable(sizes.get(who));
    }

    private Place place(EntityId who, Location.OnLevel on) {
        return new Place(on.level(), sizes.getOrDefault(who, Footprint.ONE_CELL).cells(on.cell()));
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

    private void goes(EntityId who, Location to) {
        Location from = locations.put(who, to);
        Place before = left.get(who);
        if (before != null && to instanceof Location.OnLevel back && back.level() == before.level()) {
            left.remove(who);
        }
        if (from instanceof Location.OnLevel on && !(to instanceof Location.OnLevel at && at.level() == on.level())) {
            left.put(who, place(who, on));
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
            sizes.put(gone.who(), gone.body().footprint());
            ends.put(gone.who(), place(gone.who(), new Location.OnLevel(outermostLevel(gone.who()), gone.at())));
            goes(gone.who(), Location.NOWHERE);
        } else if (event instanceof ComponentCleared cleared && cleared.component() instanceof Blocks) {
            sizes.put(cleared.who(), Footprint.ONE_CELL);
        }
    }
}
