package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.TerrainQuality;
import io.github.undercroft.model.Unseen;

/**
 * Where there is something left to see, as goals of a {@link DistanceField}: that is auto-explore. Things to pick up may be
 * goals as well.
 *
 * <pre>{@code
 * BoardCost costs = BoardCost.of(turn);                         // with the doors that it can open
 * BitGrid known = Exploration.known(turn.perceived());
 * field.compute(FieldRequest.on(FieldGround.of(costs))
 *         .toCells(Exploration.frontier(costs, known))
 *         .toEach(things));
 * Optional<Direction> step = field.nextStep(turn.position());   // empty: all is known that can be reached
 * }</pre>
 */
public final class Exploration {

    private static final TerrainQuality KNOWN = TerrainQuality.of("known", terrain -> terrain != Unseen.CELL);

    private Exploration() {}

    /** @return the cells that one has ever seen, in a new grid; O(words), and a look at those learnt since it was asked last */
    public static BitGrid known(Board remembered) {
        return BitGrid.copyOf(remembered.cells(KNOWN));
    }

    /**
     * The cells from which a mover will see more; a closed door that it can open is one, if there is something unknown beside
     * it.
     *
     * @return those that are known and can be entered, and have a neighbour that is not known, also diagonally; O(words), and
     *     a question for each closed cell
     * @throws IllegalArgumentException if the grids are not of the same size
     */
    public static BitGrid frontier(BoardCost costs, BitGridView known) {
        return frontier(enterable(costs, known), known);
    }

    /** The open cells, and the known doors that can be opened. */
    static BitGrid enterable(BoardCost costs, BitGridView known) {
        BitGrid closed = BitGrid.copyOf(known);
        closed.and(costs.openAtMost());
        closed.andNot(costs.open());
        BitGrid cells = BitGrid.copyOf(costs.open());
        closed.forEach((x, y) -> {
            if (costs.isDoor(x, y)) {
                cells.set(x, y);
            }
        });
        return cells;
    }

    /**
     * The cells from which one will see more.
     *
     * @return those that are known and open, and have a neighbour that is not known, also diagonally; O(words)
     * @throws IllegalArgumentException if the grids are not of the same size
     */
    public static BitGrid frontier(BitGridView open, BitGridView known) {
        BitGrid unknown = BitGrid.copyOf(known);
        unknown.not();
        BitGrid frontier = BitGrid.of(open.width(), open.height());
        for (Direction direction : Direction.all()) {
            frontier.orShifted(unknown, direction);
        }
        frontier.and(known);
        frontier.and(open);
        return frontier;
    }
}
