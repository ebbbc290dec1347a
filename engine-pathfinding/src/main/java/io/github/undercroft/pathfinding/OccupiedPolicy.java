package io.github.undercroft.pathfinding;

/**
 * What a path does with cells that somebody fills.
 *
 * @param price what a step onto one costs in addition, 0 or more; {@link CostFunction#BLOCKED} if it cannot be taken
 * @param sparesGoal whether that holds for all cells but a goal, the one who is hunted, say
 */
public record OccupiedPolicy(double price, boolean sparesGoal) {

    /** None is stepped onto, nor is a goal. */
    public static final OccupiedPolicy BLOCK = new OccupiedPolicy(CostFunction.BLOCKED, false);

    /** None is stepped onto but a goal, at no price. */
    public static final OccupiedPolicy GOAL_ONLY = new OccupiedPolicy(CostFunction.BLOCKED, true);

    /** Refuses a price that is negative or not a number. */
    public OccupiedPolicy {
        if (!(price >= 0)) {
            throw new IllegalArgumentException(
                    "An occupied cell costs 0 or more in addition, or BLOCKED; this is " + price);
        }
    }

    /** @return all are stepped onto at that price in addition, but a goal, which is free of it */
    public static OccupiedPolicy price(double price) {
        return new OccupiedPolicy(price, true);
    }
}
