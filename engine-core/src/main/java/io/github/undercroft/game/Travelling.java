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
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Portal;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.TravelEvent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Phase {@link Phase#TRAVEL}: whoever is to change levels does so, one after the other, each at most once in a step. */
final class Travelling {

    private final World world;
    private final GroundAndEffects groundAndEffects;
    private final Settling settling;
    /** The journey that comes next; those before it are done. */
    private int next;

    Travelling(World world, GroundAndEffects groundAndEffects) {
        this.world = world;
        this.groundAndEffects = groundAndEffects;
        this.settling = world.settling;
    }

    void run() {
        if (world.journeys.isEmpty() && !world.levels.areDisturbed()) {
            return; // as mostly
        }
        next = 0;
        do {
            while (next < world.journeys.size() && !settling.isFull()) {
                travel(world.journeys.get(next++));
            }
            tryToAttend();
            settling.run(); // what waits where they came out; it may send others on their way
        } while (!settling.isFull() && (next < world.journeys.size() || world.levels.areDisturbed()));
        if (settling.isFull()) {
            giveUp();
        }
        world.journeys.cut(0);
    }

    /** Leaves where they are all who were still to travel when too much had followed from one step. */
    private void giveUp() {
        settling.cut();
        while (next < world.journeys.size()) {
            World.Journey journey = world.journeys.get(next++);
            EntityState traveller = world.find(journey.who());
            if (traveller != null) {
                stay(traveller, journey, new Refusal.ChainCut(Settling.MOST));
            }
        }
        try {
            world.attendance().choose();
            world.attendance().seat();
        } catch (GameCodeException thrown) { // by a turn order of the game's own
            settling.failed(thrown);
        }
    }

    private void tryToAttend() {
        try {
            attend();
        } catch (GameCodeException thrown) {
            settling.failed(thrown);
        }
    }

    /** Sees to it that those have turns who are on active levels, once it is made up for the turns that they missed. */
    private void attend() {
        if (!world.levels.areDisturbed()) {
            return;
        }
        if (world.levels.size() == 1) {
            world.levels.setDisturbed(false);
            return;
        }
        for (Level woken : world.attendance().choose()) {
            catchUp(woken);
        }
        world.attendance().seat();
    }

    /** What the level of that number holds at first. */
    static LevelContent content(Rules rules, long seed, int number) {
        LevelContent content = drawn(rules, seed, number);
        content.ground().values().forEach(terrain -> ValueCheck.checkTerrain(rules.registry(), terrain));
        return content;
    }

    /** The answer of a level's source; the source is named if it throws, or answers null. */
    private static LevelContent drawn(Rules rules, long seed, int number) {
        long levelSeed = Seeds.derive(Seeds.derive(seed, "level"), number);
        try {
            LevelContent content = rules.source(number).content(RandomSource.of(levelSeed));
            return Objects.requireNonNull(content, "it answered null");
        } catch (Throwable thrown) {
            throw GameCode.failure("Making level " + number, rules.makerOf(number), thrown);
        }
    }

    private void travel(World.Journey journey) {
        settling.count(journey.cause());
        try {
            tryTravel(journey);
        } catch (Throwable thrown) {
            if (world.changes.isOpen()) {
                world.changes.rollback();
            }
            String doing = "Bringing " + journey.who() + " to level " + journey.level();
            settling.failed(
                    thrown instanceof GameCodeException named
                            ? new GameCodeException(doing, named.culprit(), named.thrown())
                            : new GameCodeException(doing, journey.arrival(), thrown));
        }
    }

    private void tryTravel(World.Journey journey) {
        EntityState traveller = world.find(journey.who());
        if (traveller == null) {
            return; // it died on its way, which was told
        }
        if (!(traveller.location instanceof Location.OnLevel from)) {
            stay(traveller, journey, new Refusal.NotOnBoard(journey.who()));
            return;
        }
        Level known = world.levels.find(journey.level());
        Level to = known == null ? make(journey.level()) : known;
        if (to == null) {
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

    /** The level, with all that it holds at first; null if its code threw. */
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
            settling.failed(GameCode.failure("Making level " + number, world.rules.makerOf(number), thrown));
            return null;
        }
    }

    private void catchUp(Level level) {
        long turns = world.attendance().turnsMissed(level);
        if (turns == 0) {
            return; // as on a level that has just been made
        }
        settling.count(Cause.WORLD);
        if (world.rules.absence() instanceof Absence.Passing passing) {
            pass(level, Math.min(passing.mostTurns(), turns));
        } else if (world.rules.absence() instanceof Absence.MadeUp madeUp) {
            act(level, madeUp.code(), context -> madeUp.code().catchUp(context, level, turns));
        }
    }

    private void act(Level level, Object culprit, Consumer<ActionContext> code) {
        Level before = world.current;
        world.current = level;
        settling.act(World.NOBODY, Cause.WORLD, culprit, code);
        world.current = before;
    }

    private void pass(Level level, long turns) {
        List<EntityState> actors = new ArrayList<>();
        Roster all = world.residents.of(level).actors;
        for (int i = 0; i < all.size(); i++) {
            boolean missedThem = !world.order.contains(all.at(i).key); // unlike who has just come
            if (missedThem) {
                actors.add(all.at(i));
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

    /** Who goes along, by id: who is next to the traveller, or in its cell without filling it. */
    private List<EntityState> followers(EntityState traveller, Location.OnLevel from) {
        List<EntityState> followers = new ArrayList<>();
        addFollowers(followers, traveller, from.cell());
        for (Direction direction : world.rules.steps().movement().directions()) {
            addFollowers(followers, traveller, from.cell().step(direction));
        }
        followers.sort((one, other) -> Long.compare(one.key, other.key));
        return followers;
    }

    private void addFollowers(List<EntityState> followers, EntityState traveller, Point cell) {
        Level level = world.levelOf(traveller);
        EntityState occupant = level.occupant(cell);
        if (occupant != null && goesAlong(occupant, traveller)) {
            followers.add(occupant);
        }
        for (EntityState other = level.firstLying(cell); other != null; other = other.nextOnCell) {
            if (goesAlong(other, traveller)) {
                followers.add(other);
            }
        }
    }

    private boolean isOnItsWay(EntityId who) {
        return world.journeys.of(who) != null;
    }

    private boolean goesAlong(EntityState self, EntityState traveller) {
        Follower follower = self.slots.find(Follower.class);
        if (follower == null || self == traveller || isOnItsWay(self.id)) {
            return false;
        }
        try {
            return follower.follows(self.view(world), traveller);
        } catch (Throwable thrown) {
            settling.failed(new GameCodeException("Asking whether " + self + " follows", follower, thrown));
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
                if (on.terrainAt(x, y) instanceof Portal portal && leadsTo(portal) == leadsTo) {
                    portals.add(new Point(x, y));
                }
            }
        }
        return portals;
    }

    private static int leadsTo(Portal portal) {
        try {
            return portal.leadsTo();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking where it leads", portal, thrown);
        }
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
        world.changes.atomically(() -> world.changes.move(who, at));
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
