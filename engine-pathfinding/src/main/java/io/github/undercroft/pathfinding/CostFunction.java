package io.github.undercroft.pathfinding;

/**
 * The price of stepping from one cell to a neighbouring one, in units of one plain straight step. It gets both cells, so
 * that going up may cost more than going down. It is for one actor: make another one for another actor. Must not change
 * during a search. For the board of a game use {@link TollGround}, for whole-number prices of cells {@link CostMap};
 * anything else is a lambda with the lowest price of a step:
 *
 * <pre>{@code
 * CostFunction uphill = CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> toX > fromX ? 3 : 1);
 * }</pre>
 *
 * <p>Only {@link #cost} and {@link #minStep} are required: without the lowest price of a step a search has to look in all
 * directions, and takes several times as long. The other methods have defaults that are correct for every price.
 */
public interface CostFunction {
    /** Returned for a step that cannot be taken. */
    double BLOCKED = Double.POSITIVE_INFINITY;

    /** The price of a step, as a lambda. */
    @FunctionalInterface
    interface Price {
        /** @return 0 or more, or {@link #BLOCKED}; asked only for neighbouring cells inside the grid */
        double of(int fromX, int fromY, int toX, int toY);
    }

    /**
     * Makes a cost function from a lambda.
     *
     * @param minStep the lowest price of a step: 0 or more, and finite. With 0 a search spreads in all directions, which
     *     takes several times as long
     */
    static CostFunction atLeast(double minStep, Price price) {
        return atLeast(minStep, minStep, price);
    }

    /**
     * The same, if diagonal steps cost more.
     *
     * @param minDiagonalStep not less than {@code minStep}
     */
    static CostFunction atLeast(double minStep, double minDiagonalStep, Price price) {
        return new LeastPrice(minStep, minDiagonalStep, price);
    }

    /** @return 0 or more, or {@link #BLOCKED}; asked only for neighbouring cells inside the grid */
    double cost(int fromX, int fromY, int toX, int toY);

    /**
     * @return the price of a step onto a goal, which may follow another rule: the prey of a hunter does not block the way
     */
    default double costOntoGoal(int fromX, int fromY, int toX, int toY) {
        return cost(fromX, fromY, toX, toY);
    }

    /**
     * Says, where corners must not be cut, whether a diagonal step may pass beside a cell.
     *
     * @return whether the cell leaves room to pass; by default, whether it could be entered
     */
    default boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
        return cost(fromX, fromY, sideX, sideY) < BLOCKED;
    }

    /**
     * The lowest price of a step. With it, a search expands fewer cells and asks for fewer prices. Too high a value is
     * reported as soon as the search meets a cheaper step.
     *
     * @return 0 or more, and finite; with 0 a search spreads in all directions (Dijkstra's)
     */
    double minStep();

    /** @return the lowest price of a diagonal step, if these cost more; not less than {@link #minStep()} */
    default double minDiagonalStep() {
        return minStep();
    }
}
