package io.github.undercroft.game;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.Absence;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Arrival;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Follower;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.LevelSource;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Portal;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TravelEvent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Phase {@link Phase#TRAVEL}: whoever is to change levels does so, one after the other, each at most once in a step. */
final class Travelling {

    private final World world;
    private final GroundAndEffects groundAndEffects;
    /** The journey that comes next; those before it are done. */
    private int next;

    Travelling(World world, GroundAndEffects groundAndEffects) {
        this.world = world;
        this.groundAndEffects = groundAndEffects;
    }

    void run() {
        if (world.journeys.isEmpty()) {
            world.attendance.update();
            return;
        }
        next = 0;
        while (next < world.journeys.size()) {
            while (next < world.journeys.size()) {
                travel(world.journeys.get(next++));
            }
            world.attendance.update();
            world.settling.run(); // what waits where they came out; it may send others on their way
        }
        world.attendance.update();
        world.journeys.clear();
    }

    /** What the level of that number holds at first. */
    static LevelContent content(Rules rules, long seed, int number) {
        LevelSource source = rules.source(number);
        long levelSeed = Seeds.derive(Seeds.derive(seed, "level"), number);
        LevelContent content = source.content(RandomSource.of(levelSeed));
        content.ground().values().forEach(terrain -> ValueCheck.checkTerrain(rules.registry(), terrain));
        return content;
    }

    private void travel(World.Journey journey) {
        EntityState traveller = world.find(journey.who());
        if (traveller == null) {
            return; // it died on its way, which was told
        }
        if (!(traveller.location instanceof Location.OnLevel from)) {
            stay(traveller, journey, new Refusal.NotOnBoard(journey.who()));
            return;
        }
        Level to = reach(journey, traveller);
        if (to == null || !traveller.alive) {
            return;
        }
        if (!(traveller.location instanceof Location.OnLevel still) || !still.equals(from)) {
            stay(traveller, journey, new Refusal.NotOnBoard(journey.who())); // what was made up for took it elsewhere
            return;
        }
        List<EntityState> party = followers(traveller, from);
        Point door = door(to, traveller, from, journey.arrival());
        if (!go(traveller, to, door, journey)) {
            return;
        }
        for (EntityState follower : party) {
            World.Journey own = new World.Journey(follower.id, journey.level(), journey.arrival(), journey.cause());
            world.journeys.add(next++, own); // done, and not to be done again in this step
            go(follower, to, door, own);
        }
    }

    private void stay(EntityState who, World.Journey journey, Refusal why) {
        GameEvent event = new TravelEvent.StayedBehind(who.id, journey.level(), why, journey.cause());
        world.events.add(event, world.levelOf(who));
    }

    /** The level, made or brought up to date; null if its code threw. */
    private @Nullable Level reach(World.Journey journey, EntityState traveller) {
        Level known = world.levels.find(journey.level());
        if (known == null) {
            return make(journey.level());
        }
        if (!known.active && traveller.slots.controller != null && world.attendance.isActiveAround(traveller)) {
            catchUp(known);
        }
        return known;
    }

    private @Nullable Level make(int number) {
        Level made = null;
        try {
            LevelContent content = content(world.rules, world.streams.seed(), number);
            made = new Level(number, Ground.of(content.ground()), world.entities);
            made.leftAt = world.order.now();
            world.levels.add(made);
            world.changes.populate(made, content.placements());
            EngineLog.made(number);
            return made;
        } catch (Throwable thrown) {
            if (made != null) {
                world.levels.remove(made);
            }
            world.settling.failed(new GameCodeException("Making level " + number, world.rules.makerOf(number), thrown));
            return null;
        }
    }

    private void catchUp(Level level) {
        long turns = world.attendance.turnsMissed(level);
        level.leftAt = world.order.now();
        if (world.rules.absence() instanceof Absence.Passing passing) {
            pass(level, Math.min(passing.mostTurns(), turns));
        } else if (world.rules.absence() instanceof Absence.MadeUp madeUp) {
            act(level, madeUp.code(), context -> madeUp.code().catchUp(context, level, turns));
        }
    }

    private void act(Level level, Object culprit, Consumer<ActionContext> code) {
        Level before = world.current;
        world.current = level;
        world.settling.act(World.NOBODY, Cause.WORLD, culprit, code);
        world.current = before;
    }

    private void pass(Level level, long turns) {
        List<EntityState> actors = new ArrayList<>();
        for (int i = 0; i < world.entities.size(); i++) {
            EntityState actor = world.entities.at(i);
            if (actor.slots.controller != null && world.levelOf(actor) == level) {
                actors.add(actor);
            }
        }
        for (long turn = 0; turn < turns; turn++) {
            for (EntityState actor : actors) {
                if (actor.alive) {
                    groundAndEffects.run(actor, world.events.size());
                }
            }
        }
    }

    /** Who goes along, by id. */
    private List<EntityState> followers(EntityState traveller, Location.OnLevel from) {
        List<EntityState> followers = new ArrayList<>();
        for (Direction direction : world.rules.steps().movement().directions()) {
            Point cell = from.cell().step(direction);
            EntityState neighbour = world.levels.at(from.level()).occupant(cell);
            Follower follower = neighbour == null ? null : neighbour.slots.find(Follower.class);
            if (neighbour != null
                    && follower != null
                    && !isOnItsWay(neighbour.id)
                    && goesAlong(neighbour, follower, traveller)) {
                followers.add(neighbour);
            }
        }
        followers.sort((one, other) -> Long.compare(one.key, other.key));
        return followers;
    }

    private boolean isOnItsWay(EntityId who) {
        return world.journeys.stream().anyMatch(journey -> journey.who().equals(who));
    }

    private boolean goesAlong(EntityState self, Follower follower, EntityState traveller) {
        try {
            return follower.follows(self.view(world), traveller);
        } catch (Throwable thrown) {
            world.settling.failed(new GameCodeException("Asking whether " + self + " follows", follower, thrown));
            return false;
        }
    }

    /** The cell at which the traveller would come out if nobody were in its way. */
    private Point door(Level to, EntityState traveller, Location.OnLevel from, Arrival arrival) {
        if (arrival instanceof Arrival.At at) {
            return at.cell();
        }
        List<Point> back = portals(to, from.level());
        if (back.isEmpty()) {
            return firstPassable(to, traveller);
        }
        int rank = portals(world.levels.at(from.level()), to.level()).indexOf(from.cell());
        return back.get(rank < 0 ? 0 : Math.min(rank, back.size() - 1));
    }

    /** The portals on a level that lead to another one, in reading order. */
    private static List<Point> portals(Level on, int leadsTo) {
        List<Point> portals = new ArrayList<>();
        for (int y = 0; y < on.height(); y++) {
            for (int x = 0; x < on.width(); x++) {
                if (on.terrainAt(x, y) instanceof Portal portal && portal.leadsTo() == leadsTo) {
                    portals.add(new Point(x, y));
                }
            }
        }
        return portals;
    }

    private static Point firstPassable(Level level, EntityState entity) {
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                if (Standing.passes(level, entity, x, y)) {
                    return new Point(x, y);
                }
            }
        }
        return new Point(0, 0);
    }

    private boolean go(EntityState who, Level to, Point door, World.Journey journey) {
        Point cell = nearestFree(to, who, door);
        if (cell == null) {
            stay(who, journey, new Refusal.NoRoom(who.id, to.level()));
            return false;
        }
        Location.OnLevel from = (Location.OnLevel) who.location;
        Location.OnLevel at = new Location.OnLevel(to.level(), cell);
        world.events.add(
                new TravelEvent.Left(who.id, from, to.level(), journey.cause()), world.levels.at(from.level()));
        world.changes.begin();
        world.changes.move(who, at);
        world.changes.commit();
        world.events.add(new TravelEvent.Arrived(who.id, from.level(), at, journey.cause()), to);
        return true;
    }

    /** The free cell that the fewest steps lead to, through cells that let it through, whoever stands there; null if all are filled. */
    private static @Nullable Point nearestFree(Level level, EntityState who, Point door) {
        if (!level.contains(door)) {
            return null;
        }
        BitGrid seen = BitGrid.of(level.width(), level.height());
        List<Point> reached = new ArrayList<>();
        reached.add(door);
        seen.set(door.x(), door.y());
        for (int i = 0; i < reached.size(); i++) {
            Point cell = reached.get(i);
            if (Standing.whyNot(level, who, cell) == null) {
                return cell;
            }
            for (Direction direction : Direction.all()) {
                Point next = cell.step(direction);
                if (level.contains(next)
                        && !seen.get(next.x(), next.y())
                        && Standing.passes(level, who, next.x(), next.y())) {
                    seen.set(next.x(), next.y());
                    reached.add(next);
                }
            }
        }
        return null;
    }
}
