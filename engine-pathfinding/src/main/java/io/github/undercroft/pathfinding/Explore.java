package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Unseen;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Explores: goes to the nearest place from which there is more to see, and opens doors on its way; of equally near ones by
 * the first step clockwise from north. Has no occasion when all is known that can be reached, nor without an
 * {@code Observer} component, as then nothing is hidden. What lies on the way {@link Fetch} takes, if it comes before.
 *
 * <p>Where it stands beside a cell and still sees nothing of it, as in the dark, it feels its way: it takes the step, up to three times, as it might be a door. It
 * tries a door, or a step to where it does not see now, ten times. What was no use it gives up until it sees it open. So it
 * always comes to an end. It goes round ground that harms if that is not far. Whoever fills a cell is a wall: what lies behind is explored when there is a way again.
 *
 * <p>Looks only at what it perceives. O(cells * log cells) a turn.
 *
 * @param bumps what was no use so far
 */
public record Explore(List<Bump> bumps) implements Behaviour {

    /** Has bumped into nothing yet. */
    public static final Explore EXPLORE = new Explore(ImmutableList.of());

    private static final WorkspaceKey<DistanceField> FIELDS = WorkspaceKey.of("explore", DistanceField::new);
    private static final int MOST_TRIES = 10;
    private static final int MOST_TRIES_BLINDLY = 4;

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

    /** Copies the list. */
    public Explore {
        Objects.requireNonNull(bumps, "bumps");
        bumps = ImmutableList.copyOf(bumps);
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
        DistanceField field = turn.workspace(FIELDS);
        field.compute(FieldRequest.on(FieldGround.of(edge.costs())).toCells(edge.cells()));
        return field.nextStep(turn.position()).map(Move::new);
    }

    private KnownEdge edge(TurnView turn) {
        Board known = turn.perceived();
        BitGrid givenUp = BitGrid.of(known.width(), known.height());
        BitGrid unseen = BitGrid.copyOf(givenUp);
        for (Bump bump : bumps) {
            if (bump.level() == known.level()) {
                boolean isUnknown = known.terrainAt(bump.cell()) == Unseen.CELL;
                if (bump.times() >= (isUnknown ? MOST_TRIES_BLINDLY : MOST_TRIES)) {
                    givenUp.set(bump.cell());
                } else if (isUnknown) {
                    unseen.set(bump.cell());
                }
            }
        }
        return new KnownEdge(turn, givenUp, unseen);
    }

    /** Counts what was no use so far, and forgets what it sees now. */
    @Override
    public Explore afterwards(TurnView turn, Action chosen) {
        int level = turn.perceived().level();
        BoardCost costs = BoardCost.of(turn);
        List<Bump> next = new ArrayList<>();
        for (Bump bump : bumps) {
            if (bump.level() != level || !isClear(turn, costs, bump.cell())) {
                next.add(bump);
            }
        }
        Optional<Point> to = chosen instanceof Move move ? move.heading().map(turn.position()::step) : Optional.empty();
        to.filter(cell -> !isClear(turn, costs, cell)).ifPresent(cell -> count(next, level, cell));
        for (Direction way : Direction.all()) {
            Point cell = turn.position().step(way);
            boolean isNew = next.stream().noneMatch(bump -> bump.isInto(level, cell));
            if (isNew && turn.perceived().contains(cell) && turn.perceived().terrainAt(cell) == Unseen.CELL) {
                next.add(new Bump(level, cell, 1));
            }
        }
        return new Explore(next);
    }

    /** Whether it sees what is there, and need not open it. */
    private static boolean isClear(TurnView turn, BoardCost costs, Point cell) {
        return turn.perception().filter(sight -> sight.sees(cell)).isPresent() && !costs.isDoor(cell.x(), cell.y());
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
