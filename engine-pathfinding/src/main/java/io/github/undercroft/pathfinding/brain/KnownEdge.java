package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Board;
import io.github.undercroft.Body;
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
 * one. Every unknown cell that can be reached lies behind one of the former. Of an actor that fills several cells it is the places
 * where it has room; a step leads to an unknown cell if all other cells that it would come to fill have room or are unknown as well.
 */
final class KnownEdge {

    private final TurnView turn;
    private final Movement movement;
    private final BoardCost costs;
    /** Where it need not go. */
    private final BitGridView done;
    /** Cells that it did not see from beside them, if any. */
    private final @Nullable BitGridView unseen;
    /** Places that are walls to it; only kept for an actor that fills several cells, since for others they are done. */
    private final @Nullable BitGridView walls;

    private final Predicate<Entity> isWall;

    /**
     * The edge of what is known.
     *
     * @param givenUp places that are walls to the actor; null for none
     * @param unseen cells that it did not see from beside them; null for none
     * @param isWall who is no less to it than a wall, of those who fill cells
     */
    KnownEdge(TurnView turn, @Nullable BitGridView givenUp, @Nullable BitGridView unseen, Predicate<Entity> isWall) {
        this.turn = turn;
        this.movement = turn.steps().movement();
        this.costs = Care.of(turn, BoardCost.of(turn, givenUp))
                .withOccupied(other -> isWall.test(other) ? CostFunction.BLOCKED : InTheWay.PRICE_OF_WAITING);
        BitGridView explored = Exploration.exploredNow(turn, costs);
        boolean isLarge = costs.large() != null;
        this.done = givenUp == null || isLarge ? explored : both(explored, givenUp);
        this.walls = isLarge ? givenUp : null;
        this.unseen = unseen;
        this.isWall = isWall;
    }

    static BitGrid both(BitGridView one, BitGridView other) {
        BitGrid both = BitGrid.copyOf(one);
        both.or(other);
        return both;
    }

    /** Where one may go to look further. */
    BitGridView cells() {
        Board board = turn.board();
        BitGridView open = Exploration.enterable(costs, Exploration.knownNow(board));
        BitGrid edge = Exploration.frontier(costs, open, done);
        if (unseen != null) {
            BitGrid outward = edge;
            edge = Exploration.frontier(costs, open, both(done, unseen));
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
            Entity each = all.get(i);
            if (costs.large() != null || each.has(Body.class)) {
                clearOccupied(cells, board, each);
                continue;
            }
            each.position()
                    .filter(at -> board.occupantAt(at).filter(isWall).isPresent())
                    .ifPresent(cells::clear);
        }
    }

    private void clearOccupied(BitGrid cells, Board board, Entity each) {
        if (each.id().equals(turn.actor().id())) {
            return; // it is in no way of its own
        }
        BitGrid filled = BitGrid.of(cells.width(), cells.height());
        each.cells().stream()
                .filter(at -> board.occupantAt(at).filter(isWall).isPresent())
                .forEach(filled::set);
        cells.andNot(LargePlaces.meeting(turn.actor(), filled));
    }

    BoardCost costs() {
        return costs;
    }

    /** The first step clockwise from north to an unknown cell. */
    Optional<Direction> stepOutward(Point from) {
        List<Direction> ways = movement.directions();
        for (int i = 0; i < ways.size(); i++) {
            Direction way = ways.get(i);
            boolean isOutward = costs.large() == null
                    ? isUnknown(from.x() + way.dx(), from.y() + way.dy())
                    : isOutward(costs.large(), from, from.step(way));
            if (isOutward && hasRoom(from, way)) {
                return Optional.of(way);
            }
        }
        return Optional.empty();
    }

    private boolean isOutward(LargePlaces large, Point from, Point to) {
        if (walls != null && walls.getOrFalse(to.x(), to.y())) {
            return false;
        }
        boolean isOutward = false;
        for (Point cell : large.body().cells(to)) {
            boolean isUnknown = !large.body().fills(from, cell) && isUnknown(cell.x(), cell.y());
            if (!isUnknown && !large.isPassable(cell)) {
                return false;
            }
            isOutward |= isUnknown;
        }
        return isOutward;
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
