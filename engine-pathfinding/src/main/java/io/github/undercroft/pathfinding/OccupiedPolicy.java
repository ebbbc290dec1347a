package io.github.undercroft.pathfinding;

/**
 * How a path treats occupied cells.
 *
 * @param price the additional price of a step onto an occupied cell, 0 or more; {@link CostFunction#BLOCKED} if it cannot be
 *     taken
 * @param sparesGoal whether an occupied goal is exempt, such as the prey of a hunter
 */
public record OccupiedPolicy(double price, boolean sparesGoal) {

    /** No occupied cell is entered, not even a goal. */
    public static final OccupiedPolicy BLOCK = new OccupiedPolicy(CostFunction.BLOCKED, false);

    /** No occupied cell is entered except a goal, which costs nothing extra. */
    public static final OccupiedPolicy GOAL_ONLY = new OccupiedPolicy(CostFunction.BLOCKED, true);

    public OccupiedPolicy {
        if (!(price >= 0)) {
            throw new IllegalArgumentException(
                    "An occupied cell costs 0 or more in addition, or BLOCKED; this is " + price);
        }
    }

    /** @return a policy that enters occupied cells at that additional price, except a goal, which costs nothing extra */
    public static OccupiedPolicy price(double price) {
        return new OccupiedPolicy(price, true);
    }
}
