package io.github.undercroft.pathfinding;

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
        return BitGrid.copyOf(knownNow(remembered));
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

    /** The same, not to be changed; they follow what is learnt. */
    static BitGridView knownNow(Board remembered) {
        return remembered.cells(KNOWN);
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
        if (open.width() != known.width() || open.height() != known.height()) {
            throw new IllegalArgumentException("The open cells are " + open.width() + " x " + open.height()
                    + ", the known ones " + known.width() + " x " + known.height() + "; give grids of the same size");
        }
        BitGrid frontier = BitGrid.of(open.width(), open.height());
        for (int y = 0; y < open.height(); y++) {
            for (int i = 0; i < open.wordsPerRow(); i++) {
                long candidates = open.word(i, y) & known.word(i, y);
                if (candidates != 0) {
                    Narrows.mark(frontier, i, y, candidates & besideUnknown(known, i, y));
                }
            }
        }
        return frontier;
    }

    /** Of the 64 cells of a word those that have a neighbour on the grid that is not known. */
    private static long besideUnknown(BitGridView known, int i, int y) {
        long here = unknownInColumn(known, i, y);
        long west = unknownInColumn(known, i - 1, y);
        long east = unknownInColumn(known, i + 1, y);
        return here | here << 1 | west >>> 63 | here >>> 1 | east << 63;
    }

    /** The cells of a word that are not known, or have such a cell above or below. */
    private static long unknownInColumn(BitGridView known, int i, int y) {
        if (i < 0 || i >= known.wordsPerRow()) {
            return 0;
        }
        long all = known.word(i, y);
        all &= y > 0 ? known.word(i, y - 1) : all;
        all &= y + 1 < known.height() ? known.word(i, y + 1) : all;
        boolean isLast = i + 1 == known.wordsPerRow();
        return ~all & (isLast ? -1L >>> -known.width() : -1L);
    }
}
