package io.github.undercroft.pathfinding;

import java.util.Objects;

/** A price function with its lowest price. */
record LeastPrice(double minStep, double minDiagonalStep, Price price) implements CostFunction {

    LeastPrice {
        Objects.requireNonNull(price, "price");
        requireLeast("minStep", minStep, 0);
        requireLeast("minDiagonalStep", minDiagonalStep, minStep);
    }

    private static void requireLeast(String what, double value, double min) {
        if (!(value >= min && value < BLOCKED)) {
            throw new IllegalArgumentException(
                    "The " + what + " is " + min + " or more, and finite; this is " + value + ": 0 is always right");
        }
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        return price.of(fromX, fromY, toX, toY);
    }
}
