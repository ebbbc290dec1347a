package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.Sighting;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Unseen;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.perception.Awareness;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Explores: goes to the nearest place from which there is more to see, and opens doors on its way; of equally near ones by
 * the first step clockwise from north. Has no occasion when all is known that can be reached, nor without an
 * {@code Observer} component, as then nothing is hidden. What lies on the way {@link Fetch} takes, if it comes before.
 *
 * <p>Where it stands beside a cell and still sees nothing of it, as in the dark, it feels its way: it takes the step, up to three times, as it might be a door. It
 * tries a door, or a step to where it does not see now, ten times. What was no use it gives up until it sees it open. So it
 * always comes to an end. It goes round ground that harms if that is not far.
 *
 * <p>What never moves and fills a cell is a wall, and so is an enemy in view. Whoever else may move is none: it would rather
 * go four cells round than wait behind somebody, and goes to look again where it saw somebody last. Who was there still at
 * the third look, or did not move in twelve turns of waiting, is a wall as long as it is known to be there.
 *
 * <p>Looks only at what it perceives. What it learnt since the last turn costs it a look at each of those cells; then it
 * takes O(words), and a search of all that is nearer than where it goes.
 *
 * @param bumps what was no use so far
 * @param looks whom it waited for, or went to look for, so far
 */
public record Explore(List<Bump> bumps, List<Look> looks) implements Behaviour {

    /** Has bumped into nothing yet. */
    public static final Explore EXPLORE = new Explore(ImmutableList.of(), ImmutableList.of());

    private static final WorkspaceKey<DistanceField> FIELDS = WorkspaceKey.of("explore", DistanceField::new);
    private static final WorkspaceKey<NearestGoal> NEAREST = WorkspaceKey.of("nearest edge", NearestGoal::new);
    private static final int MOST_TRIES = 10;
    private static final int MOST_TRIES_BLINDLY = 4;
    private static final int PATIENCE = 12;
    private static final int PATIENCE_OF_A_LOOK = 4;

    /**
     * What was no use: steps to a cell, and standing beside it without seeing it.
     *
     * @param level the number of its level
     * @param cell which one
     * @param times how often, 1 or more
     */
    public record Bump(int level, Point cell, int times) {

        /** Refuses a count out of range, with an {@link IllegalArgumentException}. */
        public Bump {
            Objects.requireNonNull(cell, "cell");
            if (times < 1) {
                throw new IllegalArgumentException("A bump counts 1 or more; this is " + times);
            }
        }

        private boolean isInto(int otherLevel, Point otherCell) {
            return level == otherLevel && cell.equals(otherCell);
        }
    }

    /**
     * Somebody in its way.
     *
     * @param who is in the way
     * @param at where
     * @param when it was seen there last
     * @param spent how much patience that has cost: 1 for each turn of waiting beside it, 4 for each time that it set out to
     *     look; 1 or more
     */
    public record Look(EntityId who, Point at, long when, int spent) {

        /** Refuses a number out of range, with an {@link IllegalArgumentException}. */
        public Look {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            if (spent < 1) {
                throw new IllegalArgumentException("A look costs 1 or more; this is " + spent);
            }
        }

        private boolean isFor(Entity other) {
            return who.equals(other.id()) && other.position().equals(Optional.of(at));
        }
    }

    /** Copies the lists. */
    public Explore {
        Objects.requireNonNull(bumps, "bumps");
        Objects.requireNonNull(looks, "looks");
        bumps = ImmutableList.copyOf(bumps);
        looks = ImmutableList.copyOf(looks);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        if (turn.perception().isEmpty()) {
            return Optional.empty();
        }
        KnownEdge edge = edge(turn);
        Optional<Direction> outward = edge.stepOutward(turn.position());
        if (outward.isPresent()) {
            return outward.map(Move::new);
        }
        return step(turn, edge).map(way -> stepOrWait(turn, way));
    }

    private static Optional<Direction> step(TurnView turn, KnownEdge edge) {
        return NearestGoal.isExactFor(edge.costs())
                ? turn.workspace(NEAREST)
                        .step(edge.costs(), Care.priced(turn.perceived()), edge.cells(), turn.position())
                : field(turn, edge).nextStep(turn.position());
    }

    private static DistanceField field(TurnView turn, KnownEdge edge) {
        DistanceField field = turn.workspace(FIELDS);
        field.compute(FieldRequest.on(FieldGround.of(edge.costs())).toCells(edge.cells()));
        return field;
    }

    private static Action stepOrWait(TurnView turn, Direction way) {
        Awareness aware = Awareness.of(turn);
        boolean isTaken = turn.perceived()
                .occupantAt(turn.position().step(way))
                .filter(aware::sees)
                .isPresent();
        return isTaken ? new Rest() : new Move(way);
    }

    private boolean isWall(TurnView turn, Entity other) {
        boolean isHostile = turn.isEnemy(other) || turn.game().areEnemies(other, turn.actor());
        return InTheWay.isFixed(other)
                || (isHostile && Awareness.of(turn).sees(other))
                || looks.stream().anyMatch(look -> look.isFor(other) && look.spent() >= PATIENCE);
    }

    private KnownEdge edge(TurnView turn) {
        Board known = turn.perceived();
        BitGrid givenUp = null;
        BitGrid unseen = null;
        for (int i = 0; i < bumps.size(); i++) {
            Bump bump = bumps.get(i);
            if (bump.level() == known.level()) {
                boolean isUnknown = known.terrainAt(bump.cell()) == Unseen.CELL;
                if (bump.times() >= (isUnknown ? MOST_TRIES_BLINDLY : MOST_TRIES)) {
                    givenUp = with(bump.cell(), givenUp, known);
                } else if (isUnknown) {
                    unseen = with(bump.cell(), unseen, known);
                }
            }
        }
        return new KnownEdge(turn, givenUp, unseen, other -> isWall(turn, other));
    }

    private static BitGrid with(Point cell, @Nullable BitGrid cells, Board board) {
        BitGrid more = cells == null ? BitGrid.of(board.width(), board.height()) : cells;
        more.set(cell);
        return more;
    }

    /** Counts what was no use so far, and forgets what it sees now. */
    @Override
    public Explore afterwards(TurnView turn, Action chosen) {
        Board known = turn.perceived();
        int level = known.level();
        List<Bump> next = new ArrayList<>();
        for (int i = 0; i < bumps.size(); i++) {
            if (bumps.get(i).level() != level || !isClear(turn, bumps.get(i).cell())) {
                next.add(bumps.get(i));
            }
        }
        Optional<Point> to = chosen instanceof Move move ? move.heading().map(turn.position()::step) : Optional.empty();
        to.filter(cell -> !isClear(turn, cell)).ifPresent(cell -> count(next, level, cell));
        for (Direction way : Direction.all()) {
            Point cell = turn.position().step(way);
            boolean isUnknown = known.contains(cell) && known.terrainAt(cell) == Unseen.CELL;
            if (isUnknown && next.stream().noneMatch(bump -> bump.isInto(level, cell))) {
                next.add(new Bump(level, cell, 1));
            }
        }
        List<Look> waits = looksAfter(turn);
        return next.equals(bumps) && waits.equals(looks) ? this : new Explore(next, waits);
    }

    /** Counts for whom it waits or goes to look, and forgets those who are not there any more. */
    private List<Look> looksAfter(TurnView turn) {
        Board known = turn.perceived();
        if (isAlone(turn)) {
            return ImmutableList.of();
        }
        List<Look> next = new ArrayList<>();
        for (Look look : looks) {
            if (known.occupantAt(look.at()).filter(look::isFor).isPresent()) {
                next.add(look);
            }
        }
        KnownEdge edge = edge(turn);
        if (edge.stepOutward(turn.position()).isPresent()) {
            return ImmutableList.copyOf(next);
        }
        List<Point> way =
                field(turn, edge).path(turn.position()).map(Path::cells).orElse(ImmutableList.of());
        for (int i = 1; i < way.size(); i++) {
            int steps = i;
            known.occupantAt(way.get(i)).ifPresent(other -> count(turn, next, other, steps == 1));
        }
        return ImmutableList.copyOf(next);
    }

    private static boolean isAlone(TurnView turn) {
        List<Entity> all = turn.perceived().entities();
        for (int i = 0; i < all.size(); i++) {
            if (!isSelf(turn, all.get(i)) && blocksAndMoves(turn.perceived(), all.get(i))) {
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

    private static void count(TurnView turn, List<Look> all, Entity other, boolean isNext) {
        Optional<Sighting> seen = turn.perception().flatMap(known -> known.sighting(other.id()));
        boolean isInView = Awareness.of(turn).sees(other);
        if (seen.isEmpty() || (isInView && !isNext)) {
            return;
        }
        Point at = seen.get().at();
        long when = seen.get().when();
        for (int i = 0; i < all.size(); i++) {
            Look look = all.get(i);
            if (look.isFor(other)) {
                boolean isSeenSince = look.when() != when && !isInView;
                int more = isNext ? 1 : isSeenSince ? PATIENCE_OF_A_LOOK : 0;
                all.set(i, new Look(other.id(), at, when, look.spent() + more));
                return;
            }
        }
        all.add(new Look(other.id(), at, when, isNext ? 1 : PATIENCE_OF_A_LOOK));
    }

    /** Whether it sees what is there, and need not open it. */
    private static boolean isClear(TurnView turn, Point cell) {
        return turn.perception().filter(sight -> sight.sees(cell)).isPresent() && !DoorKnowledge.isDoor(turn, cell);
    }

    private static void count(List<Bump> all, int level, Point cell) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isInto(level, cell)) {
                all.set(i, new Bump(level, cell, all.get(i).times() + 1));
                return;
            }
        }
        all.add(new Bump(level, cell, 1));
    }
}
