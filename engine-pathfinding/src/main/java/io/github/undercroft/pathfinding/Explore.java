package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.WorkspaceKey;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.Move;
import java.util.Optional;

/**
 * Explores: goes to the nearest place from which there is more to see, and opens doors on its way; of equally near ones by
 * the first step clockwise from north. Has no occasion when all is known that can be reached, nor without an {@code
 * Observer} component, as then nothing is hidden. What lies on the way {@link Fetch} takes, if it comes before.
 *
 * <p>Whoever fills a cell is a wall: what lies behind is explored when there is a way again. Where one stands and should
 * see more but does not, as in the dark, there is no occasion.
 *
 * <p>Looks only at what it perceives. O(cells * log cells) a turn.
 */
public enum Explore implements Behaviour {
    /** The only value. */
    EXPLORE;

    private static final WorkspaceKey<DistanceField> FIELDS = WorkspaceKey.of("explore", DistanceField::new);

    @Override
    public Optional<Action> next(TurnView turn) {
        if (turn.perception().isEmpty()) {
            return Optional.empty();
        }
        BoardCost costs = BoardCost.of(turn);
        BitGrid known = Exploration.known(turn.perceived());
        BitGrid frontier = Exploration.frontier(enterable(costs, known), known);
        clearOccupied(frontier, turn.perceived(), turn.actor());
        DistanceField field = turn.workspace(FIELDS);
        field.compute(FieldRequest.on(FieldGround.of(costs)).toCells(frontier));
        return field.nextStep(turn.position()).map(Move::new);
    }

    /** The open cells and the doors that can be opened. */
    private static BitGrid enterable(BoardCost costs, BitGrid known) {
        BitGrid cells = BitGrid.copyOf(costs.open());
        for (Point cell : known.points()) {
            if (costs.isOpen(cell.x(), cell.y())) {
                cells.set(cell);
            }
        }
        return cells;
    }

    private static void clearOccupied(BitGrid cells, Board known, Entity self) {
        for (Entity other : known.entities()) {
            if (!other.id().equals(self.id())) {
                other.position().filter(known::isOccupied).ifPresent(cells::clear);
            }
        }
    }
}
