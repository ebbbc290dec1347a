package io.github.undercroft.pathfinding;

/** Costs for tests with prices of their own for steps onto a goal; the lowest price that they promise is 0. */
public record GoalPrices(Price step, Price ontoGoal) implements CostFunction {

    @Override
    public double minStep() {
        return 0;
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        return step.of(fromX, fromY, toX, toY);
    }

    @Override
    public double costOntoGoal(int fromX, int fromY, int toX, int toY) {
        return ontoGoal.of(fromX, fromY, toX, toY);
    }
}
