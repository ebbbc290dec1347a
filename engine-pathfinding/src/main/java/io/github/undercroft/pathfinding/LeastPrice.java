package io.github.undercroft.pathfinding;

import java.util.Objects;

/** A price whose least is known. */
record LeastPrice(double leastStep, double leastDiagonalStep, Price price) implements CostFunction {

    LeastPrice {
        Objects.requireNonNull(price, "price");
        requireLeast("leastStep", leastStep, 0);
        requireLeast("leastDiagonalStep", leastDiagonalStep, leastStep);
    }

    private static void requireLeast(String what, double value, double least) {
        if (!(value >= least && value < BLOCKED)) {
            throw new IllegalArgumentException(
                    "The " + what + " is " + least + " or more, and finite; this is " + value + ": 0 is always right");
        }
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        return price.of(fromX, fromY, toX, toY);
    }
}
