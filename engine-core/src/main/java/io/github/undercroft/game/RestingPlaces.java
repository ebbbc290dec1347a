package io.github.undercroft.game;

import io.github.undercroft.Cause;
import io.github.undercroft.Location;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Optional;

/**
 * The law of where things lie, whatever put them there: a thing that could be picked up lies where somebody can come to
 * get it. If a wall is made over it, a statue is pushed onto it, or its bearer dies inside a rock, it goes to the nearest
 * such cell, and an event tells so; on a level without one it leaves the game.
 */
final class RestingPlaces {

    private final World world;
    private final Relocation relocation;
    private final Departures departures;

    RestingPlaces(World world, Changes changes, Belongings belongings) {
        this.world = world;
        this.relocation = new Relocation(world, changes);
        this.departures = new Departures(world, changes, belongings, relocation);
    }

    /** Moves what can't lie on a cell away from it. */
    void clear(Location.OnLevel place) {
        Level level = world.levels.at(place.level());
        EntityState next = level.firstLying(place.cell());
        while (next != null) {
            EntityState thing = next;
            next = thing.nextOnCell;
            settle(thing);
        }
    }

    /** Moves a loose thing away from a cell where it can't lie. */
    void settle(EntityState thing) {
        if (thing.isAlive() && thing.location instanceof Location.OnLevel on && PlacementRules.isLoose(thing)) {
            Level level = world.levels.at(on.level());
            if (PlacementRules.whyNot(level, thing, on.cell()) != null) {
                moveAway(level, thing, on.cell());
            }
        }
    }

    private void moveAway(Level level, EntityState thing, Point from) {
        Optional<Point> near = new Rect(0, 0, level.width(), level.height())
                .outwardFrom(from)
                .filter(cell -> PlacementRules.whyNot(level, thing, cell) == null)
                .findFirst();
        if (near.isPresent()) {
            relocation.place(thing, new Location.OnLevel(level.level(), near.get()), Cause.WORLD);
        } else {
            departures.remove(thing, Cause.WORLD);
        }
    }
}
