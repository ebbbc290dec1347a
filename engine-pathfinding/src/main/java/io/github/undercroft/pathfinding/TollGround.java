package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGridView;

/**
 * Open cells of which some cost a toll: because they are occupied, because they have to be opened first, or because of their
 * terrain. A straight step costs 1 and a diagonal one {@link #diagonalPercent()} hundredths, plus the toll of the cell that
 * it leads onto. Corners are cut neither at closed cells nor at cells that have to be opened.
 *
 * <p>Its cells are read 64 at a time, so paths are found several times as fast as with a {@link CostFunction} that is called
 * for every step. All results must stay the same during a search, and agree with each other: the prices of steps follow from
 * the cells, see {@link #cost}.
 *
 * <p>{@code BoardCost} of package {@code brain} is one, for the board of a game and one actor.
 */
public non-sealed interface TollGround extends PathGround, CostFunction {

    /** @return the price of a diagonal step in hundredths of a straight one, 1 or more */
    int diagonalPercent();

    /** @return the cells that need not be opened first, including occupied cells and cells with a price */
    BitGridView open();

    /** @return the open cells, and all that might have to be opened first; {@link #toll} says which of these can be */
    BitGridView openAtMost();

    /** @return whether there is any cell that might have to be opened first */
    boolean hasClosed();

    /** @return the cells that somebody fills; closed ones may be among them */
    BitGridView occupied();

    /** @return whether a step onto an occupied cell never costs anything more */
    boolean ignoresOccupied();

    /** @return whether no occupied cell can be entered, except a goal */
    boolean blocksOccupied();

    /** @return the additional price of a step onto an occupied cell that is not a goal: 0 or more, or {@link #BLOCKED} */
    double occupiedToll(int x, int y);

    /** @return whether an open cell may have a {@link #toll} */
    boolean hasDearCells();

    /** @return the additional price of any step onto a cell, occupied or not: 0 or more, or {@link #BLOCKED} */
    double toll(int x, int y);

    /**
     * The number of units of a straight step, so that a diagonal step and every toll are whole numbers of units. If a price
     * is not, the search uses doubles, at about a third of the speed.
     *
     * @return a divisor of 100 by which {@link #diagonalPercent()} gives whole units; 100 unless overridden
     */
    default int unitsOfAStep() {
        return 100;
    }

    /** @return the price of a diagonal step without a toll */
    default double diagonalStep() {
        return diagonalPercent() / 100.0;
    }

    /** @return this */
    @Override
    default CostFunction prices() {
        return this;
    }

    /** @return the price of the step, plus the toll of the cell that it leads onto, plus that of its occupant */
    @Override
    default double cost(int fromX, int fromY, int toX, int toY) {
        double plain = costOntoGoal(fromX, fromY, toX, toY);
        return plain < BLOCKED && occupied().get(toX, toY) ? plain + occupiedToll(toX, toY) : plain;
    }

    @Override
    default double costOntoGoal(int fromX, int fromY, int toX, int toY) {
        return (fromX == toX || fromY == toY ? 1 : diagonalStep()) + toll(toX, toY);
    }

    @Override
    default boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
        return open().get(sideX, sideY);
    }

    @Override
    default double minStep() {
        return movement() == Movement.FOUR_WAY ? 1 : Math.min(1, diagonalStep());
    }

    @Override
    default double minDiagonalStep() {
        return Math.max(minStep(), diagonalStep());
    }
}
