package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Behaviour;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Ambush;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.Flee;
import io.github.undercroft.brain.Guard;
import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.Outfit;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Sentry;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.door.Lever;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Door;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
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
                of(new Explore(), StallCase::isUnknown),
                of(new Fetch(), StallCase::isThing),
                of(new Descend(), (turn, cell) -> turn.board().terrainAt(cell) instanceof Stairs),
                of(new Travel(POST), (turn, cell) -> cell.equals(POST) && !isUnknown(turn, cell)),
                of(new Seek(POST), NOWHERE), // it is over for good once it has seen an enemy
                of(new BreakIn(), StallCase::isBesideLock),
                of(
                        new PullLever(),
                        (turn, cell) -> turn.board().terrainAt(cell) instanceof Lever lever && !lever.isPulled()),
                new StallCase(Follow.class, Following.of("leader"), StallCase::isLeaderFarOff),
                of(new Escape(9), NOWHERE),
                of(new Skirmisher(), StallCase::isBesideEnemy),
                of(new Hunter(), StallCase::isBesideEnemy),
                of(new Tracker(), StallCase::isBesideEnemy),
                of(Patroller.round(List.of(POST, OTHER_POST)), StallCase::isPost),
                new StallCase(
                        Adventurer.class,
                        Adventurer.mendingAt(3),
                        (turn, cell) -> isUnknown(turn, cell) || turn.board().terrainAt(cell) instanceof Stairs),
                of(new Chase(), NOWHERE),
                of(new Flee(5), NOWHERE),
                of(new Guard(POST, 4), NOWHERE),
                of(new Sentry(4), NOWHERE),
                of(new Mend(5), NOWHERE),
                of(new Tend(1, 1), NOWHERE),
                of(new Thieve(), NOWHERE),
                of(new GiveUp(), NOWHERE),
                of(new Surround(), NOWHERE),
                of(new Obey(new EntityId(0, 0)), NOWHERE),
                of(UntilCornered.by(new Escape(9)), NOWHERE),
                of(new Outfit(), NOWHERE),
                of(new Strike(), NOWHERE),
                of(new Wander(), StallCase::isNext),
                of(new Stalker(), (turn, cell) -> !knowsEnemy(turn) && isNext(turn, cell)),
                of(Wary.awake(new Hunter()), NOWHERE), // it may be asleep
                of(new Ambush(new Hunter()), NOWHERE),
                of(new Unless(new Hunter(), "flees", new Escape(2)), NOWHERE), // whatever its parts do
                of(
                        PriorityBrain.of(new Fetch(), new Explore()),
                        (turn, cell) -> isUnknown(turn, cell) || isThing(turn, cell)));
    }

    private static StallCase of(Object brain, BiPredicate<TurnView, Point> wants) {
        Class<?> type = brain instanceof Enum<?> value ? value.getDeclaringClass() : brain.getClass();
        return new StallCase(type, brain, wants);
    }

    /** The brain of one that only does this. */
    Brain asBrain() {
        return brain instanceof Brain whole ? whole : PriorityBrain.of((Behaviour) brain);
    }

    /** Whether it may rest wherever it is. */
    boolean mayRestAnywhere() {
        return wants == NOWHERE;
    }

    /** Whether it may go to and fro for ever: it roams, or the one whom it follows does. */
    boolean mayPace() {
        return mayRestAnywhere() || type == Wander.class || type == Stalker.class || type == Follow.class;
    }

    /**
     * Whether it rests though a way leads to where it should get, past nobody. Named reasons are these: a hunter queues
     * beside somebody whom it spares, while it knows of an enemy, or stays beside one that it cannot hurt; and a creature
     * out of view that was given up is not looked for yet.
     *
     * @param truth its level as it is
     */
    boolean restsWithoutReason(TurnView turn, Brain now, Board truth) {
        return !(queues(turn) || hasGivenUpSomebodyOutOfView(turn, now)) && isWayFree(turn, wants(now), truth);
    }

    /** There may be other leaders than the one that it follows. */
    private BiPredicate<TurnView, Point> wants(Brain now) {
        return now instanceof Following following && following.follow().isPresent()
                ? (turn, cell) -> isFarOff(turn, cell, following.follow().get().leader())
                : wants;
    }

    private boolean queues(TurnView turn) {
        return (brain instanceof Hunter || brain instanceof Tracker)
                && knowsEnemy(turn)
                && turn.steps().movement().directions().stream()
                        .flatMap(way -> turn.board().occupantAt(turn.position().step(way)).stream())
                        .anyMatch(other -> turn.isEnemy(other) || (other.has(Brain.class) && turn.spares(other)));
    }

    private static boolean hasGivenUpSomebodyOutOfView(TurnView turn, Brain now) {
        return turn.board().entities().stream()
                .filter(other -> other.has(Brain.class)
                        && !other.id().equals(turn.actor().id())
                        && !Awareness.of(turn).sees(other.id()))
                .anyMatch(other -> patiences(now).anyMatch(patience -> patience.isWall(turn, other)));
    }

    private static Stream<Patience> patiences(Object now) {
        if (now instanceof PriorityBrain several) {
            return several.all().stream().flatMap(StallCase::patiences);
        }
        return Stream.of(now)
                .filter(Record.class::isInstance)
                .flatMap(value -> Stream.of(value.getClass().getRecordComponents())
                        .filter(component -> component.getType() == Patience.class)
                        .map(component -> patience(value, component)));
    }

    private static Patience patience(Object value, RecordComponent component) {
        try {
            return (Patience) component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException thrown) {
            throw new LinkageError(thrown.getMessage(), thrown);
        }
    }

    /** Whether it waits for somebody, rather than having nothing to do: which it must not do for long. */
    static boolean waits(TurnView turn, Object now) {
        return now instanceof PriorityBrain several
                ? several.all().stream()
                        .map(each -> each.next(turn))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .filter(Rest.class::isInstance)
                        .isPresent()
                : now instanceof Following following
                        && following
                                .follow()
                                .flatMap(follow -> follow.next(turn))
                                .filter(Rest.class::isInstance)
                                .isPresent();
    }

    private static boolean isWayFree(TurnView turn, BiPredicate<TurnView, Point> wants, Board truth) {
        BitGrid free = BitGrid.of(truth.width(), truth.height());
        free.setAll();
        free.points().stream().filter(cell -> !isFree(turn, cell, wants, truth)).forEach(free::clear);
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.walked(
                        free, turn.steps().movement(), turn.steps().diagonalPercent()))
                .to(turn.position()));
        return field.cellsWithin(1e9).points().stream()
                .anyMatch(cell -> !cell.equals(turn.position()) && wants.test(turn, cell));
    }

    /** Whoever is there in truth is in the way; of the level it has to know but what it wants to see. */
    private static boolean isFree(TurnView turn, Point cell, BiPredicate<TurnView, Point> wants, Board truth) {
        if (cell.equals(turn.position())) {
            return true;
        }
        boolean isDoor = truth.terrainAt(cell) == Door.CLOSED && turn.board().terrainAt(cell) == Door.CLOSED;
        boolean isOpen = truth.isPassable(cell) && (turn.board().isPassable(cell) || wants.test(turn, cell));
        return (isOpen || isDoor) && !truth.isOccupied(cell);
    }

    private static boolean isUnknown(TurnView turn, Point cell) {
        return !Exploration.known(turn.board()).get(cell.x(), cell.y());
    }

    private static boolean isThing(TurnView turn, Point cell) {
        return turn.board().entitiesAt(cell).stream().anyMatch(thing -> PickUp.isPossible(turn, thing));
    }

    /** Whether one step leads there, which it does not past the corner of a door that is shut. */
    private static boolean isNext(TurnView turn, Point cell) {
        Point here = turn.position();
        boolean cutsCorner = turn.steps().movement().needsBothSides()
                && !(turn.board().isPassable(new Point(cell.x(), here.y()))
                        && turn.board().isPassable(new Point(here.x(), cell.y())));
        return turn.board().isPassable(cell)
                && !cutsCorner
                && turn.steps().movement().directions().stream()
                        .anyMatch(way -> here.step(way).equals(cell));
    }

    private static boolean isPost(TurnView turn, Point cell) {
        return (cell.equals(POST) || cell.equals(OTHER_POST)) && !isUnknown(turn, cell);
    }

    /** It bashes only from cells that it knows; looking for others is for those who explore. */
    private static boolean isBesideLock(TurnView turn, Point cell) {
        return !isUnknown(turn, cell)
                && turn.steps().movement().directions().stream()
                        .anyMatch(way -> turn.board().terrainAt(cell.step(way)) instanceof LockableDoor door
                                && door.state() == LockableDoor.State.LOCKED);
    }

    private static boolean knowsEnemy(TurnView turn) {
        return turn.board().entities().stream().anyMatch(turn::isEnemy);
    }

    /** Beside an enemy, unless an ally is near: then it is a throng's turn to make room. */
    private static boolean isBesideEnemy(TurnView turn, Point cell) {
        Stream<Point> allies = turn.board().entities().stream()
                .filter(other -> turn.areAllies(turn.actor(), other))
                .flatMap(other -> other.position().stream());
        return allies.noneMatch(at -> !at.equals(turn.position()) && Metric.CHEBYSHEV.within(at, turn.position(), 3))
                && turn.steps().movement().directions().stream()
                        .flatMap(way -> turn.board().occupantAt(cell.step(way)).stream())
                        .anyMatch(turn::isEnemy);
    }

    private static boolean isLeaderFarOff(TurnView turn, Point cell) {
        return turn.board().entities().stream()
                .filter(other -> other.name().equals("leader"))
                .anyMatch(leader -> isFarOff(turn, cell, leader.id()));
    }

    private static boolean isFarOff(TurnView turn, Point cell, EntityId leader) {
        return turn.board().entities().stream()
                .filter(other -> other.id().equals(leader))
                .flatMap(other -> other.position().stream())
                .anyMatch(
                        at -> Metric.MANHATTAN.within(at, cell, 1) && !Metric.CHEBYSHEV.within(at, turn.position(), 1));
    }

    @Override
    public String toString() {
        return type.getSimpleName();
    }
}
