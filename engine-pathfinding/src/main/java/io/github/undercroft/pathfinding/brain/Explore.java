package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Entity;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.door.Lever;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.terrain.Unseen;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The autoexplore behaviour: goes to the nearest place from which there is more to see, and opens doors on its way; on a tie
 * by the first step clockwise from north. It has no action when everything that can be reached was seen, nor without a
 * {@code Perceiver} component, since then nothing is hidden. Put {@link Fetch} before it to pick up things on the way.
 *
 * <p>If it stands beside a cell and still does not see it, as in the dark, it feels its way: it tries the step up to three
 * times, since the cell might be a door. It tries a door, or a step to a cell out of view, ten times. After that it gives
 * the cell up until it sees it open. So it always comes to an end. It goes round harmful ground if that is not far.
 *
 * <p>An entity that never moves is a wall, and so is an enemy in view. Others may move: it goes up to four cells round
 * rather than wait behind them, and looks again where it last saw them. It does so for as long as its {@link Patience} lasts,
 * where to look again counts as four turns, and changes places with an ally. It may spend 60 turns again once it has seen a
 * new cell.
 *
 * <p>Looks only at what it perceives. A turn costs a look at each cell learnt since the last turn, O(words), and a search of
 * the cells that are nearer than its goal.
 *
 * @param patience the patience that is left
 */
public record Explore(Patience patience) implements Behaviour {

    private static final WorkspaceKey<DistanceField> FIELDS = WorkspaceKey.of("explore", DistanceField::new);
    private static final WorkspaceKey<NearestGoal> NEAREST = WorkspaceKey.of("nearest edge", NearestGoal::new);
    private static final int TURNS_OF_A_LOOK = 4;

    public Explore {
        Objects.requireNonNull(patience, "patience");
    }

    /** The behaviour at the start, without failed tries. */
    public Explore() {
        this(Patience.FRESH);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return next(turn, null);
    }

    /**
     * The same, but known harmful ground is a wall to an actor that walks, and so is a lever, which is pulled on purpose. Goes with
     * {@link #afterwardsWithoutHarm(TurnView, Action)}.
     */
    public Optional<Action> nextWithoutHarm(TurnView turn) {
        return nextWithoutHarm(turn, none(turn));
    }

    /**
     * The same, with walls of one's own to the actor, such as where it would stand beside somebody who sleeps. It should not stand on one
     * now. Goes with {@link #afterwardsWithoutHarm(TurnView, Action, BitGridView)}.
     *
     * @param avoided the cells that the actor does not go to; its top-left one, if it fills several
     */
    public Optional<Action> nextWithoutHarm(TurnView turn, BitGridView avoided) {
        return next(turn, avoided);
    }

    private static BitGridView none(TurnView turn) {
        return BitGrid.of(turn.board().width(), turn.board().height());
    }

    /** Harm is no wall if nothing is avoided, not even an empty grid. */
    private Optional<Action> next(TurnView turn, @Nullable BitGridView avoided) {
        if (turn.perception().isEmpty()) {
            return Optional.empty();
        }
        KnownEdge edge = edge(turn, avoided);
        Optional<Direction> outward = edge.stepOutward(turn.position());
        if (outward.isPresent()) {
            return outward.map(Move::new);
        }
        return step(turn, edge).map(way -> stepOrWait(turn, way));
    }

    private Patience now(TurnView turn) {
        return patience.isFresh() ? patience : patience.at(stage(turn));
    }

    /** Each new cell begins a stage. */
    private static long stage(TurnView turn) {
        Board known = turn.board();
        int told = turn.perception().map(seen -> seen.told().count()).orElse(0);
        return (long) known.level() << Integer.SIZE
                | Exploration.knownNow(known).count() - told;
    }

    private static Optional<Direction> step(TurnView turn, KnownEdge edge) {
        return NearestGoal.isExactFor(edge.costs())
                ? turn.workspace(NEAREST)
                        .step(
                                edge.costs(),
                                LargePlaces.meeting(turn.actor(), Care.priced(turn)),
                                edge.cells(),
                                turn.position())
                : field(turn, edge).nextStep(turn.position());
    }

    private static DistanceField field(TurnView turn, KnownEdge edge) {
        DistanceField field = turn.workspace(FIELDS);
        field.compute(FieldRequest.on(FieldGround.of(edge.costs())).toCells(edge.cells()));
        return field;
    }

    private Action stepOrWait(TurnView turn, Direction way) {
        Awareness aware = Awareness.of(turn);
        boolean isTaken = Anchors.allInTheWay(turn, turn.ahead(way)).stream().anyMatch(other -> aware.sees(other.id()));
        return isTaken ? InTheWay.swap(turn, way, patience).orElseGet(Rest::new) : new Move(way);
    }

    private static boolean isWall(TurnView turn, Patience patience, Entity other) {
        boolean isHostile = turn.isEnemy(other) || turn.areEnemies(other, turn.actor());
        return (isHostile && Awareness.of(turn).sees(other.id())) || patience.isWall(turn, other);
    }

    private KnownEdge edge(TurnView turn, @Nullable BitGridView avoided) {
        Board known = turn.board();
        List<FailedTries> tries = patience.tries();
        Patience now = now(turn);
        BitGrid givenUp = FailedTries.cells(tries, known, each -> each.isGivenUp(known));
        return new KnownEdge(
                turn,
                avoided == null ? givenUp : withHarmful(turn, givenUp, avoided),
                FailedTries.cells(
                        tries,
                        known,
                        each -> turn.actor().has(Body.class) ? each.isUnknown(known) : each.isUnseen(known)),
                other -> isWall(turn, now, other));
    }

    private static BitGrid withHarmful(TurnView turn, @Nullable BitGridView givenUp, BitGridView avoided) {
        BitGrid harmful = Care.harmful(turn);
        harmful.or(turn.board().cells(Lever.TO_PULL));
        BitGrid walls = BitGrid.copyOf(LargePlaces.meeting(turn.actor(), harmful));
        walls.or(avoided);
        if (givenUp != null) {
            walls.or(givenUp);
        }
        return walls;
    }

    /** Counts the failed tries, and forgets those at cells that it sees now. */
    @Override
    public Explore afterwards(TurnView turn, Action chosen) {
        return afterwards(turn, chosen, null);
    }

    /** The same for an action of {@link #nextWithoutHarm(TurnView)}. */
    public Explore afterwardsWithoutHarm(TurnView turn, Action chosen) {
        return afterwardsWithoutHarm(turn, chosen, none(turn));
    }

    /** The same for an action of {@link #nextWithoutHarm(TurnView, BitGridView)}, with the same cells. */
    public Explore afterwardsWithoutHarm(TurnView turn, Action chosen, BitGridView avoided) {
        return afterwards(turn, chosen, avoided);
    }

    private Explore afterwards(TurnView turn, Action chosen, @Nullable BitGridView avoided) {
        List<FailedTries> tries = FailedTries.after(patience.tries(), turn, chosen);
        Patience left = patienceAfter(turn, avoided).with(FailedTries.withFirst(tries, turn, unknownBeside(turn)));
        return left.equals(patience) ? this : new Explore(left);
    }

    private static List<Point> unknownBeside(TurnView turn) {
        Board known = turn.board();
        List<Point> unknown = new ArrayList<>();
        List<Point> own = turn.cells();
        for (int i = 0; i < own.size(); i++) {
            for (Direction way : Direction.all()) {
                Point cell = own.get(i).step(way);
                if (known.contains(cell) && known.terrainAt(cell) == Unseen.CELL && !unknown.contains(cell)) {
                    unknown.add(cell);
                }
            }
        }
        return unknown;
    }

    /** Counts the creatures that it waits for or goes to look for. */
    private Patience patienceAfter(TurnView turn, @Nullable BitGridView avoided) {
        if (isAlone(turn)) {
            return patience.withNobody();
        }
        KnownEdge edge = edge(turn, avoided);
        if (edge.stepOutward(turn.position()).isPresent() || isNobodyOnTheWay(turn, edge)) {
            return now(turn).withoutThoseWhoMoved(turn);
        }
        Patience left = patience.at(stage(turn)).withoutThoseWhoMoved(turn);
        List<Point> way =
                field(turn, edge).path(turn.position()).map(Path::cells).orElse(ImmutableList.of());
        for (int i = 1; i < way.size(); i++) {
            for (Entity other :
                    Anchors.allInTheWay(turn, turn.actor().footprint().cells(way.get(i)))) {
                left = count(turn, left, other, i == 1);
            }
        }
        return left;
    }

    /** Checked first, because it needs no field over the whole level. */
    private static boolean isNobodyOnTheWay(TurnView turn, KnownEdge edge) {
        if (!NearestGoal.isExactFor(edge.costs())) {
            return false;
        }
        step(turn, edge);
        return !turn.workspace(NEAREST).metSomebody();
    }

    private static boolean isAlone(TurnView turn) {
        List<Entity> all = turn.board().entities();
        for (int i = 0; i < all.size(); i++) {
            if (!isSelf(turn, all.get(i)) && blocksAndMoves(turn.board(), all.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSelf(TurnView turn, Entity other) {
        return other.id().equals(turn.actor().id());
    }

    private static boolean blocksAndMoves(Board known, Entity other) {
        return !InTheWay.isFixed(other)
                && other.position().filter(known::isOccupied).isPresent();
    }

    private static Patience count(TurnView turn, Patience left, Entity other, boolean isNext) {
        Optional<Perception.Sighting> seen = turn.perception().flatMap(known -> known.sighting(other.id()));
        boolean isInView = Awareness.of(turn).sees(other.id());
        if (seen.isEmpty() || (!isNext && (isInView || InTheWay.couldChangePlaces(turn, other)))) {
            return left;
        }
        long when = seen.get().when();
        if (isNext) {
            return left.after(turn, other, 1);
        }
        // Seen again where it was, and now out of view once more.
        return left.blocker(other).filter(blocker -> blocker.when() == when).isPresent()
                ? left
                : left.after(turn, other, TURNS_OF_A_LOOK);
    }
}
