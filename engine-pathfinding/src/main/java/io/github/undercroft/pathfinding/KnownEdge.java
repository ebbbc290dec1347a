package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where what an actor knows ends: the cells from which a step leads to a cell where it never looked, and those from which
 * it might see one. Every cell that can be reached and is not known lies behind one of the former.
 */
final class KnownEdge {

    private final Movement movement;
    private final BoardCost costs;
    /** Where it need not go. */
    private final BitGrid done;

    private final BitGrid edge;

    /**
     * The edge of what is known.
     *
     * @param givenUp cells that are walls to the actor
     * @param unseen cells that it did not see from beside them
     * @param isWall who is no less to it than a wall, of those who fill cells
     */
    KnownEdge(TurnView turn, BitGridView givenUp, BitGridView unseen, Predicate<Entity> isWall) {
        Board board = turn.perceived();
        movement = turn.steps().movement();
        costs = Care.of(BoardCost.of(turn, givenUp), board)
                .withOccupied(other -> isWall.test(other) ? CostFunction.BLOCKED : InTheWay.PRICE_OF_WAITING);
        BitGrid known = Exploration.known(board);
        BitGrid open = Exploration.enterable(costs, known);
        clearOccupied(open, board, isWall);
        open.clear(turn.position()); // beside an unknown cell it steps outward first
        done = BitGrid.copyOf(known);
        done.or(givenUp);
        BitGrid shown = BitGrid.copyOf(done);
        shown.or(unseen);
        edge = Exploration.frontier(open, shown);
        for (Point cell : Exploration.frontier(open, done).points()) {
            if (stepOutward(cell).isPresent()) {
                edge.set(cell);
            }
        }
        // From there one sees no more.
        if (stepOutward(turn.position()).isEmpty()) {
            edge.clear(turn.position());
        }
    }

    private static void clearOccupied(BitGrid cells, Board board, Predicate<Entity> isWall) {
        for (Entity entity : board.entities()) {
            entity.position()
                    .filter(at -> board.occupantAt(at).filter(isWall).isPresent())
                    .ifPresent(cells::clear);
        }
    }

    BoardCost costs() {
        return costs;
    }

    /** Where one may go to look further. */
    BitGridView cells() {
        return edge;
    }

    /** The first step clockwise from north to an unknown cell. */
    Optional<Direction> stepOutward(Point from) {
        return movement.directions().stream()
                .filter(way -> isUnknown(from.step(way)) && hasRoom(from, way))
                .findFirst();
    }

    private boolean isUnknown(Point cell) {
        return done.contains(cell) && !done.get(cell.x(), cell.y());
    }

    private boolean hasRoom(Point from, Direction way) {
        return !way.isDiagonal()
                || !movement.needsBothSides()
                || (costs.leavesRoom(from.x(), from.y(), from.x() + way.dx(), from.y())
                        && costs.leavesRoom(from.x(), from.y(), from.x(), from.y() + way.dy()));
    }
}
