package io.github.undercroft.pathfinding;

import io.github.undercroft.pathfinding.PathBuffer.Status;

/**
 * The loop of A*: takes out the cell with the least expected total, ends at a goal, and else tries the steps from it. What a search
 * knows of cells, and in which numbers it counts, its subclass says.
 *
 * <p>The subclasses are final, and each calls {@link #search} from one method of its own: there the compiler knows which it is, and
 * puts its parts into the loop, which then costs what it would cost if it were written out.
 *
 * <p>Two searches have loops of their own: {@link JumpPointSearch} looks for the goal from each cell and ends before it takes
 * it out, and {@link TwoStackSearch} takes out waves of up to 64 cells.
 *
 * <p>Source: P. Hart, N. Nilsson, B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968.
 */
abstract class AStar implements SearchKernel {

    /** The number of no cell. */
    static final int NONE = -1;

    private final ClosestCell closest = new ClosestCell();
    /** Cells in a row, the border included. */
    private int pitch;
    /** How many cells lie before the first one of a row that counts, and rows before the first one. */
    private int border;

    private int expanded;
    /** The cell from which the search begins. */
    int start;
    /** The goal to which the cheapest way known leads, or {@link #NONE}. */
    int reached = NONE;

    /** Takes out the next cell; {@link #NONE} if nothing is left that may be as cheap as the goal that is reached. */
    abstract int next();

    /** Whether the search may end at a cell. */
    abstract boolean isGoal(int cell);

    /** Notes that a goal was taken out; whether the search is over. */
    abstract boolean arrive(int goal);

    /** Tries the steps from a cell, which is no goal. */
    abstract void expand(int cell);

    /** How far a cell is from the nearest goal over open ground; the same for all if any might be one. */
    abstract double distance(int cell);

    /** Whether a way to a cell is known. */
    abstract boolean isReached(int cell);

    /** What the cheapest known way to a cell costs, in the numbers in which the search counts. */
    abstract double costOf(int cell);

    /** The cell before one that is reached, and is not the start. */
    abstract int before(int cell);

    /** Begins at the start of a request, on its grid and a border of that many cells around it. */
    final void begin(PathRequest request, int borderCells) {
        border = borderCells;
        pitch = request.ground().width() + 2 * border;
        start = number(request.start().x(), request.start().y());
        reached = NONE;
        expanded = 0;
    }

    /** Searches until a goal is reached, nothing is left or the budget is spent. */
    final Status search(PathRequest request) {
        closest.begin(request);
        int budget = request.options().budget();
        for (int cell = next(); cell != NONE; cell = next()) {
            if (isGoal(cell)) {
                if (arrive(cell)) {
                    break;
                }
            } else if (expanded < budget) {
                expanded++;
                if (closest.isWanted()) {
                    closest.consider(cell, distance(cell));
                }
                expand(cell);
            } else if (reached == NONE) {
                return Status.BUDGET_SPENT;
            } else {
                break;
            }
        }
        return reached == NONE ? Status.PARTIAL : Status.FOUND;
    }

    /** The cell to which the path leads that comes of a search. */
    final int end(Status outcome) {
        return switch (outcome) {
            case FOUND -> reached;
            case PARTIAL -> nearest();
            case BUDGET_SPENT -> closest.cell();
        };
    }

    /**
     * The cell closest to a goal among those that can be reached, which all have been reached by now; of equally close ones the
     * cheapest, then the first in reading order.
     */
    abstract int nearest();

    /** The same among the cells from the first to the last. */
    final int nearest(int first, int last) {
        int nearest = start;
        double min = Double.POSITIVE_INFINITY;
        for (int cell = first; cell <= last; cell++) {
            if (isReached(cell)) {
                double distance = distance(cell);
                if (distance < min || (distance == min && costOf(cell) < costOf(nearest))) {
                    min = distance;
                    nearest = cell;
                }
            }
        }
        return nearest;
    }

    /** Writes the cells of the path to that end, without the prices of its steps. */
    final void writeCells(Status outcome, int end, PathBuffer buffer) {
        int cells = 1;
        for (int cell = end; cell != start; cell = before(cell)) {
            cells++;
        }
        buffer.begin(outcome, expanded, cells);
        int cell = end;
        for (int index = cells - 1; index > 0; index--) {
            put(index, cell, buffer);
            cell = before(cell);
        }
        put(0, cell, buffer);
    }

    /** The number of a cell by its place inside the border. */
    final int number(int x, int y) {
        return (y + border) * pitch + x + border;
    }

    private void put(int index, int cell, PathBuffer buffer) {
        int row = cell / pitch;
        buffer.put(index, cell - row * pitch - border, row - border);
    }
}
