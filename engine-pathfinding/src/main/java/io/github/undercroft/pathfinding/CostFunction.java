package io.github.undercroft.pathfinding;

/**
 * The price of stepping from one cell to a neighbouring one, in units of one plain straight step. It sees both cells, so
 * that up may be dearer than down, and it stands for one mover: make another one for another mover. Must not change during
 * a search. {@link BoardCost} is the one for a game's board, {@link CostMap} the one for whole prices of cells; anything else
 * is a lambda with the least that a step costs:
 *
 * <pre>{@code
 * CostFunction uphill = CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> toX > fromX ? 3 : 1);
 * }</pre>
 *
 * <p>Only {@link #cost} and {@link #leastStep} are required: a search that does not know what a step costs at least has to look
 * in all directions, and takes several times as long. The others have defaults that are right for every price.
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
     * A cost function of a lambda.
     *
     * @param leastStep what every step costs at least: 0 or more, and finite. With 0 a search spreads in all directions, which
     *     takes several times as long
     */
    static CostFunction atLeast(double leastStep, Price price) {
        return atLeast(leastStep, leastStep, price);
    }

    /**
     * The same where diagonal steps are dearer.
     *
     * @param leastDiagonalStep not less than {@code leastStep}
     */
    static CostFunction atLeast(double leastStep, double leastDiagonalStep, Price price) {
        return new LeastPrice(leastStep, leastDiagonalStep, price);
    }

    /** @return 0 or more, or {@link #BLOCKED}; asked only for neighbouring cells inside the grid */
    double cost(int fromX, int fromY, int toX, int toY);

    /** @return the price of a step onto a goal, where another rule may hold: who is hunted does not block the way */
    default double costOntoGoal(int fromX, int fromY, int toX, int toY) {
        return cost(fromX, fromY, toX, toY);
    }

    /**
     * Answers, where corners must not be cut, for one of the two cells between which a diagonal step passes.
     *
     * @return whether that cell leaves room to pass by; unless overridden, whether it could be stepped on
     */
    default boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
        return cost(fromX, fromY, sideX, sideY) < BLOCKED;
    }

    /**
     * What every step costs at least. A search that knows it expands fewer cells and asks for fewer prices; too high an answer
     * is reported as soon as the search comes to a cheaper step.
     *
     * @return 0 or more, and finite; with 0 a search spreads in all directions (Dijkstra's)
     */
    double leastStep();

    /** @return the same for diagonal steps, if these are dearer; not less than {@link #leastStep()} */
    default double leastDiagonalStep() {
        return leastStep();
    }
}
