package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Unseen;

/**
 * Where there is something left to see, as goals of a {@link DistanceField}: that is auto-explore. Things to pick up may be
 * goals as well.
 *
 * <pre>{@code
 * BitGrid known = Exploration.known(turn.perceived());
 * BitGrid open = BitGrid.copyOf(turn.perceived().passable(Motility.WALK));
 * field.compute(FieldRequest.on(FieldGround.walked(open, turn.steps()))
 *         .toCells(Exploration.frontier(open, known))
 *         .toEach(things));
 * Optional<Direction> step = field.nextStep(turn.position());   // empty: all is known that can be reached
 * }</pre>
 */
public final class Exploration {

    private Exploration() {}

    /** @return the cells that one has ever seen; O(cells) */
    public static BitGrid known(Board remembered) {
        BitGrid known = BitGrid.of(remembered.width(), remembered.height());
        for (int y = 0; y < known.height(); y++) {
            for (int x = 0; x < known.width(); x++) {
                if (remembered.terrainAt(new Point(x, y)) != Unseen.CELL) {
                    known.set(x, y);
                }
            }
        }
        return known;
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
