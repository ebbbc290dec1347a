package io.github.undercroft.pathfinding;

/**
 * The price of stepping from one cell to a neighbouring one, in units of one plain straight step. It sees both cells, so
 * that up may be dearer than down, and it stands for one mover: make another one for another mover. Must not change during
 * a search. {@link BoardCost} is the one for a game's board; a lambda is enough for anything else.
 *
 * <p>Of the answers only {@link #cost} is required. The others have defaults that are right for every price; a cost
 * function that knows better makes searches faster or paths better by overriding them.
 */
@FunctionalInterface
public interface CostFunction {
    /** Returned for a step that cannot be taken. */
    double BLOCKED = Double.POSITIVE_INFINITY;

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
     * What every step costs at least. A search that knows it expands fewer cells; too high an answer is found out and
     * reported as soon as a step is cheaper.
     *
     * @return 0 or more, and finite; unless overridden 0, with which a search spreads in all directions (Dijkstra's)
     */
    default double leastStep() {
        return 0;
    }

    /** @return the same for diagonal steps, if these are dearer; not less than {@link #leastStep()} */
    default double leastDiagonalStep() {
        return leastStep();
    }
}
