package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Journey;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Alertness;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Moves travellers, and those who follow them, to other levels. */
final class LevelTravel {

    /** What the effects of a follower are asked about. */
    private static final Action GOING = context -> ActionResult.succeeded();

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final Views views;
    private final LevelMaker levelMaker;
    /** Made at the first journey. */
    private @Nullable Doors doors;

    LevelTravel(World world, Rules rules, Changes changes, Views views, LevelMaker levelMaker) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.views = views;
        this.levelMaker = levelMaker;
    }

    /** Starts a series of journeys with nothing else in between. */
    void begin() {
        if (doors != null) {
            doors.forget();
        }
    }

    Doors doors() {
        Doors known = doors;
        if (known == null) {
            known = new Doors(world);
            doors = known;
        }
        return known;
    }

    /** Carries out a journey. If code throws, the traveller stays where it is. */
    void travel(Journey journey) {
        try {
            tryTravel(journey);
        } catch (Throwable thrown) {
            if (changes.isOpen()) {
                changes.rollback();
            }
            String doing = "Bringing " + journey.who() + " to level " + journey.level();
            world.failures.add(
                    thrown instanceof GameCodeException named
                            ? GameCode.threw(
                                    doing, named.culprit(), Objects.requireNonNull(named.getCause(), "each has one"))
                            : GameCode.threw(doing, journey.arrival(), thrown));
        }
    }

    private void tryTravel(Journey journey) {
        EntityState traveller = world.find(journey.who());
        if (traveller == null) {
            return; // it died on the way, which an event told
        }
        if (!(traveller.location instanceof Location.OnLevel from)) {
            stay(traveller, journey, new Refusal.NotOnBoard(journey.who()));
            return;
        }
        Level known = world.levels.find(journey.level());
        Level to = known == null ? levelMaker.make(journey.level()) : known;
        if (to == null) {
            return;
        }
        List<EntityState> party = followers(traveller, from);
        Point door = doors().door(to, traveller, from, journey.arrival());
        if (!go(traveller, to, door, journey)) {
            return;
        }
        for (EntityState follower : party) {
            Journey own = new Journey(follower.id, journey.level(), journey.arrival(), journey.cause());
            world.journeys.addDone(own); // so that it is not done again in this step
            go(follower, to, door, own);
        }
    }

    /** Leaves a traveller where it is, and tells why. */
    void stay(EntityState who, Journey journey, Refusal why) {
        GameEvent event = new TravelEvent.StayedBehind(who.id, journey.level(), why, journey.cause());
        world.events.add(event, world.levelOf(who));
    }

    /** The followers by id: entities next to the traveller, or in its cell without blocking it. */
    private List<EntityState> followers(EntityState traveller, Location.OnLevel from) {
        List<EntityState> followers = new ArrayList<>();
        Set<Point> around = new LinkedHashSet<>();
        for (Point cell : traveller.slots.cells(from.cell())) {
            around.add(cell);
            for (Direction direction : rules.steps().movement().directions()) {
                around.add(cell.step(direction));
            }
        }
        for (Point cell : around) {
            addFollowers(followers, traveller, cell);
        }
        followers.sort((one, other) -> Long.compare(one.key, other.key));
        return followers;
    }

    private void addFollowers(List<EntityState> followers, EntityState traveller, Point cell) {
        Level level = world.levelOf(traveller);
        EntityState occupant = level.occupant(cell);
        if (occupant != null && !followers.contains(occupant) && goesAlong(occupant, traveller, level, cell)) {
            followers.add(occupant);
        }
        for (EntityState other = level.firstLying(cell); other != null; other = other.nextOnCell) {
            if (goesAlong(other, traveller, level, cell)) {
                followers.add(other);
            }
        }
    }

    private boolean isOnItsWay(EntityId who) {
        return world.journeys.of(who) != null;
    }

    private boolean goesAlong(EntityState self, EntityState traveller, Level level, Point from) {
        Follower follower = self.slots.find(Follower.class);
        if (follower == null || self == traveller || isOnItsWay(self.id)) {
            return false;
        }
        try {
            ActorView view = views.of(self);
            return isLed(level, self, from, traveller)
                    && perceives(view, traveller)
                    && canAct(self, view)
                    && follower.follows(view, traveller);
        } catch (Throwable thrown) {
            world.failures.add(GameCode.failure("Asking whether " + self + " follows", follower, thrown));
            return false;
        }
    }

    /** Whether a step leads a follower from a cell of its own onto one of the traveller. */
    private boolean isLed(Level level, EntityState self, Point from, EntityState traveller) {
        List<Point> cells = traveller.cells();
        Movement movement = rules.steps().movement();
        return cells.contains(from)
                || movement.directions().stream()
                        .filter(direction -> cells.contains(from.step(direction)))
                        .anyMatch(direction -> PlacementRules.whyNotGo(
                                        movement,
                                        level,
                                        self,
                                        world.lastCellOf(self).step(direction),
                                        direction)
                                == null);
    }

    private static boolean perceives(TurnView self, EntityState traveller) {
        return self.perception().map(senses -> senses.sees(traveller.id)).orElse(true);
    }

    /** Whether it is awake, and no effect lets it do something else. */
    private boolean canAct(EntityState self, ActorView view) {
        ReviewedAction reviewed = ReviewedAction.of(self, views.belongings, view, GOING);
        return self.slots.brain != null
                && !Alertness.isAsleep(self)
                && reviewed.veto() == null
                && reviewed.action().equals(GOING);
    }

    private boolean go(EntityState who, Level to, Point door, Journey journey) {
        Point cell = doors().nearestFree(to, who, door);
        if (cell == null) {
            stay(who, journey, new Refusal.NoRoom(who.id, to.level()));
            return false;
        }
        Location.OnLevel from = (Location.OnLevel) who.location;
        Location.OnLevel at = new Location.OnLevel(to.level(), cell);
        world.events.add(
                new TravelEvent.Left(who.id, from, to.level(), journey.cause()), world.levels.at(from.level()));
        changes.atomically(() -> changes.move(who, at));
        doors().left(from);
        world.events.add(new TravelEvent.Arrived(who.id, from.level(), at, journey.cause()), to);
        return true;
    }
}
