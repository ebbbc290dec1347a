package io.github.undercroft.pathfinding;

import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.Flee;
import io.github.undercroft.brain.Guard;
import io.github.undercroft.brain.Instincts;
import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.Outfit;
import io.github.undercroft.brain.Sentry;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.perception.Wary;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Door;
import io.github.undercroft.rules.Stairs;
import io.github.undercroft.terrain.LockableDoor;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * A ready-made brain, and where it should get on to: while a way leads there on which nobody stands, it has no reason to
 * rest. Where that is nowhere, resting is what it is documented to do.
 *
 * @param type whose case this is
 * @param brain which may be a behaviour, to be tried as a player's bot too
 * @param wants whether it should get to that cell, by what it knows
 */
record StallCase(Class<?> type, Object brain, BiPredicate<TurnView, Point> wants) {

    static final Point POST = new Point(0, 0);
    private static final Point OTHER_POST = new Point(5, 4);

    @SuppressWarnings("UnnecessaryLambda") // a value, so that it can be compared with
    private static final BiPredicate<TurnView, Point> NOWHERE = (turn, cell) -> false;

    static List<StallCase> all() {
        return List.of(
                of(Explore.EXPLORE, StallCase::isUnknown),
                of(Fetch.FETCH, StallCase::isThing),
                of(Descend.DESCEND, (turn, cell) -> turn.perceived().terrainAt(cell) instanceof Stairs),
                of(new Travel(POST), (turn, cell) -> cell.equals(POST) && !isUnknown(turn, cell)),
                of(BreakIn.BREAK_IN, StallCase::isBesideLock),
                new StallCase(Follow.class, following(), StallCase::isLeaderFarOff),
                of(new Escape(9), NOWHERE),
                of(Skirmisher.SKIRMISHER, (turn, cell) -> knowsEnemy(turn) && isNext(turn, cell)),
                of(new Hunter(), StallCase::isBesideEnemy),
                of(new Tracker(), StallCase::isBesideEnemy),
                of(Patroller.round(List.of(POST, OTHER_POST)), StallCase::isPost),
                new StallCase(
                        Adventurer.class,
                        Adventurer.mendingAt(3),
                        (turn, cell) ->
                                isUnknown(turn, cell) || turn.perceived().terrainAt(cell) instanceof Stairs),
                of(Chase.CHASE, NOWHERE),
                of(new Flee(5), NOWHERE),
                of(new Guard(POST, 4), NOWHERE),
                of(new Sentry(4), NOWHERE),
                of(new Mend(5), NOWHERE),
                of(Outfit.OUTFIT, NOWHERE),
                of(Strike.STRIKE, NOWHERE),
                of(Wander.WANDER, StallCase::isNext),
                of(new Stalker(), (turn, cell) -> !knowsEnemy(turn) && isNext(turn, cell)),
                of(Wary.awake(new Hunter()), NOWHERE), // it may be asleep
                of(
                        Instincts.of(Fetch.FETCH, Explore.EXPLORE),
                        (turn, cell) -> isUnknown(turn, cell) || isThing(turn, cell)));
    }

    private static StallCase of(Object brain, BiPredicate<TurnView, Point> wants) {
        Class<?> type = brain instanceof Enum<?> value ? value.getDeclaringClass() : brain.getClass();
        return new StallCase(type, brain, wants);
    }

    /** The brain of one that only does this. */
    Controller controller() {
        return brain instanceof Controller controller ? controller : Instincts.of((Behaviour) brain);
    }

    /** Whether it may rest wherever it is. */
    boolean mayRestAnywhere() {
        return wants == NOWHERE;
    }

    /** Whether it rests though a way leads to where it should get, past nobody, and nobody beside it might move on. */
    boolean restsWithoutReason(TurnView turn) {
        if (!(brain instanceof Explore)
                && turn.steps().movement().directions().stream()
                        .flatMap(way ->
                                turn.perceived().occupantAt(turn.position().step(way)).stream())
                        .anyMatch(other -> other.has(Controller.class))) {
            return false;
        }
        BitGrid free = BitGrid.of(turn.board().width(), turn.board().height());
        free.setAll();
        free.points().stream().filter(cell -> !isFree(turn, cell, wants)).forEach(free::clear);
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.walked(free, turn.steps())).to(turn.position()));
        return field.cellsWithin(1e9).points().stream()
                .anyMatch(cell -> !cell.equals(turn.position()) && wants.test(turn, cell));
    }

    /** Whoever is there in truth is in the way; of the level it has to know but what it wants to see. */
    private static boolean isFree(TurnView turn, Point cell, BiPredicate<TurnView, Point> wants) {
        if (cell.equals(turn.position())) {
            return true;
        }
        boolean isDoor =
                turn.board().terrainAt(cell) == Door.CLOSED && turn.perceived().terrainAt(cell) == Door.CLOSED;
        boolean isOpen = turn.board().isPassable(cell) && (turn.perceived().isPassable(cell) || wants.test(turn, cell));
        return (isOpen || isDoor) && !turn.board().isOccupied(cell);
    }

    private static boolean isUnknown(TurnView turn, Point cell) {
        return !Exploration.known(turn.perceived()).get(cell.x(), cell.y());
    }

    private static boolean isThing(TurnView turn, Point cell) {
        return turn.perceived().entitiesAt(cell).stream().anyMatch(thing -> PickUp.isPossible(turn, thing));
    }

    /** Whether one step leads there, which it does not past the corner of a door that is shut. */
    private static boolean isNext(TurnView turn, Point cell) {
        Point here = turn.position();
        boolean cutsCorner = turn.steps().movement().needsBothSides()
                && !(turn.perceived().isPassable(new Point(cell.x(), here.y()))
                        && turn.perceived().isPassable(new Point(here.x(), cell.y())));
        return turn.perceived().isPassable(cell)
                && !cutsCorner
                && turn.steps().movement().directions().stream()
                        .anyMatch(way -> here.step(way).equals(cell));
    }

    private static boolean isPost(TurnView turn, Point cell) {
        return (cell.equals(POST) || cell.equals(OTHER_POST)) && !isUnknown(turn, cell);
    }

    private static boolean isBesideLock(TurnView turn, Point cell) {
        return turn.steps().movement().directions().stream()
                .anyMatch(way -> turn.perceived().terrainAt(cell.step(way)) instanceof LockableDoor door
                        && door.state() == LockableDoor.State.LOCKED);
    }

    private static boolean knowsEnemy(TurnView turn) {
        return turn.perceived().entities().stream().anyMatch(turn::isEnemy);
    }

    /** Beside an enemy, unless an ally is near: then it is a throng's turn to make room. */
    private static boolean isBesideEnemy(TurnView turn, Point cell) {
        Stream<Point> allies = turn.board().entities().stream()
                .filter(other -> turn.game().areAllies(turn.actor(), other))
                .flatMap(other -> other.position().stream());
        return allies.noneMatch(at -> !at.equals(turn.position()) && Metric.CHEBYSHEV.within(at, turn.position(), 3))
                && turn.steps().movement().directions().stream()
                        .flatMap(way -> turn.perceived().occupantAt(cell.step(way)).stream())
                        .anyMatch(turn::isEnemy);
    }

    private static boolean isLeaderFarOff(TurnView turn, Point cell) {
        return turn.perceived().entities().stream()
                .filter(other -> other.name().equals("leader"))
                .flatMap(other -> other.position().stream())
                .anyMatch(
                        at -> Metric.MANHATTAN.within(at, cell, 1) && !Metric.MANHATTAN.within(at, turn.position(), 1));
    }

    private static Controller following() {
        return turn -> Decision.act(turn.perceived().entities().stream()
                .filter(other -> other.name().equals("leader"))
                .findFirst()
                .flatMap(leader -> new Follow(leader.id(), 1).next(turn))
                .orElseGet(Rest::new));
    }

    @Override
    public String toString() {
        return type.getSimpleName();
    }
}
