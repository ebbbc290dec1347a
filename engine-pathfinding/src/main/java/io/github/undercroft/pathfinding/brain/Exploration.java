package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Board;
import io.github.undercroft.Perception;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.terrain.Unseen;

/**
 * Autoexplore: the frontier, which is the cells where there is something left to see, as goals of a {@link DistanceField}. Things to pick up may be
 * goals as well.
 *
 * <pre>{@code
 * BoardCost costs = BoardCost.of(turn);                         // with the doors that it can open
 * BitGrid known = Exploration.known(turn.board());
 * field.compute(FieldRequest.on(FieldGround.of(costs))
 *         .toCells(Exploration.frontier(costs, known))
 *         .toEach(things));
 * Optional<Direction> step = field.nextStep(turn.position());   // empty: all is known that can be reached
 * }</pre>
 */
public final class Exploration {

    private static final Terrain.Quality KNOWN = Terrain.Quality.of("known", terrain -> terrain != Unseen.CELL);

    private Exploration() {}

    /** @return the cells that the observer knows, in a new grid; O(words), and a look at those learnt since the last call */
    public static BitGrid known(Board remembered) {
        return BitGrid.copyOf(knownNow(remembered));
    }

    /**
     * The frontier: the cells from which an actor will see more, including closed doors that it can open beside something
     * unknown. Of an actor that fills {@linkplain io.github.undercroft.Body several cells} it is the places where it has room, by their
     * top-left cells.
     *
     * @return those that are known and can be entered, and have a neighbour that is not known, also diagonally; O(words),
     *     and a check of each closed cell
     * @throws IllegalArgumentException if the grids are not of the same size
     */
    public static BitGrid frontier(BoardCost costs, BitGridView known) {
        requireSameSize(costs.open(), known);
        return frontier(costs, enterable(costs, known), known);
    }

    /**
     * The same.
     *
     * @param open where the actor can be, as {@link #enterable} says
     */
    static BitGrid frontier(BoardCost costs, BitGridView open, BitGridView known) {
        LargePlaces large = costs.large();
        if (large == null) {
            return frontier(open, known);
        }
        BitGrid places = large.body().meeting(frontier(large.filled(open), known));
        places.and(open);
        return places;
    }

    /** The same as a view that follows what is learnt; do not change it. */
    static BitGridView knownNow(Board remembered) {
        return remembered.cells(KNOWN);
    }

    /**
     * The cells at which there is nothing left to see: those that the actor knows, but for what it can enter and was only told of
     * ({@link Perception#told()}).
     *
     * @return them in a new grid; O(words), and a look at the cells learnt since the last call
     */
    public static BitGrid explored(TurnView turn, BoardCost costs) {
        return BitGrid.copyOf(exploredNow(turn, costs));
    }

    /** The same as a view; do not change it. */
    static BitGridView exploredNow(TurnView turn, BoardCost costs) {
        BitGridView known = knownNow(turn.board());
        BitGridView told = turn.perception().map(Perception::told).orElse(null);
        if (told == null || told.count() == 0) {
            return known;
        }
        LargePlaces large = costs.large();
        BitGridView places = enterable(costs, known);
        BitGrid open = large == null ? BitGrid.copyOf(places) : large.filled(places);
        open.and(told);
        BitGrid explored = BitGrid.copyOf(known);
        explored.andNot(open);
        return explored;
    }

    /** The open cells, and the known doors that can be opened; not to be changed. */
    static BitGridView enterable(BoardCost costs, BitGridView known) {
        if (!costs.hasClosed()) {
            return costs.open();
        }
        BitGrid cells = BitGrid.copyOf(costs.open());
        for (int y = 0; y < known.height(); y++) {
            for (int i = 0; i < known.wordsPerRow(); i++) {
                long closed = known.word(i, y)
                        & costs.openAtMost().word(i, y)
                        & ~costs.open().word(i, y);
                for (long rest = closed; rest != 0; rest &= rest - 1) {
                    int x = (i << 6) + Long.numberOfTrailingZeros(rest);
                    if (costs.isDoor(x, y)) {
                        cells.set(x, y);
                    }
                }
            }
        }
        return cells;
    }

    /**
     * The frontier: the cells from which there is more to see.
     *
     * @return those that are known and open, and have a neighbour that is not known, also diagonally; O(words)
     * @throws IllegalArgumentException if the grids are not of the same size
     */
    public static BitGrid frontier(BitGridView open, BitGridView known) {
        requireSameSize(open, known);
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

    private static void requireSameSize(BitGridView open, BitGridView known) {
        if (open.width() != known.width() || open.height() != known.height()) {
            throw new IllegalArgumentException("The open cells are " + open.width() + " x " + open.height()
                    + ", the known ones " + known.width() + " x " + known.height() + "; give grids of the same size");
        }
    }

    /** Those of the 64 cells of a word that have an unknown neighbour on the grid. */
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
