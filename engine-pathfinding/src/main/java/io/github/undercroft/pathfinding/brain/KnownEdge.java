package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.CostFunction;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The edge of what an actor knows: the cells from which a step leads to an unknown cell, and those from which it might see
 * one. Every unknown cell that can be reached lies behind one of the former.
 */
final class KnownEdge {

    private final TurnView turn;
    private final Movement movement;
    private final BoardCost costs;
    /** Where it need not go. */
    private final BitGridView done;
    /** Cells that it did not see from beside them, if any. */
    private final @Nullable BitGridView unseen;

    private final Predicate<Entity> isWall;

    /**
     * The edge of what is known.
     *
     * @param givenUp cells that are walls to the actor; null for none
     * @param unseen cells that it did not see from beside them; null for none
     * @param isWall who is no less to it than a wall, of those who fill cells
     */
    KnownEdge(TurnView turn, @Nullable BitGridView givenUp, @Nullable BitGridView unseen, Predicate<Entity> isWall) {
        this.turn = turn;
        this.movement = turn.steps().movement();
        this.costs = Care.of(turn, BoardCost.of(turn, givenUp))
                .withOccupied(other -> isWall.test(other) ? CostFunction.BLOCKED : InTheWay.PRICE_OF_WAITING);
        BitGridView explored = Exploration.exploredNow(turn, costs);
        this.done = givenUp == null ? explored : both(explored, givenUp);
        this.unseen = unseen;
        this.isWall = isWall;
    }

    private static BitGrid both(BitGridView one, BitGridView other) {
        BitGrid both = BitGrid.copyOf(one);
        both.or(other);
        return both;
    }

    /** Where one may go to look further. */
    BitGridView cells() {
        Board board = turn.board();
        BitGridView open = Exploration.enterable(costs, Exploration.knownNow(board));
        BitGrid edge = Exploration.frontier(open, done);
        if (unseen != null) {
            BitGrid outward = edge;
            edge = Exploration.frontier(open, both(done, unseen));
            for (Point cell : outward.points()) {
                if (stepOutward(cell).isPresent()) {
                    edge.set(cell);
                }
            }
        }
        clearOccupied(edge, board);
        edge.clear(turn.position()); // beside an unknown cell it steps outward first
        return edge;
    }

    private void clearOccupied(BitGrid cells, Board board) {
        List<Entity> all = board.entities();
        for (int i = 0; i < all.size(); i++) {
            all.get(i)
                    .position()
                    .filter(at -> board.occupantAt(at).filter(isWall).isPresent())
                    .ifPresent(cells::clear);
        }
    }

    BoardCost costs() {
        return costs;
    }

    /** The first step clockwise from north to an unknown cell. */
    Optional<Direction> stepOutward(Point from) {
        List<Direction> ways = movement.directions();
        for (int i = 0; i < ways.size(); i++) {
            Direction way = ways.get(i);
            if (isUnknown(from.x() + way.dx(), from.y() + way.dy()) && hasRoom(from, way)) {
                return Optional.of(way);
            }
        }
        return Optional.empty();
    }

    private boolean isUnknown(int x, int y) {
        return done.contains(x, y) && !done.get(x, y);
    }

    private boolean hasRoom(Point from, Direction way) {
        return !way.isDiagonal()
                || !movement.needsBothSides()
                || (costs.leavesRoom(from.x(), from.y(), from.x() + way.dx(), from.y())
                        && costs.leavesRoom(from.x(), from.y(), from.x(), from.y() + way.dy()));
    }
}
