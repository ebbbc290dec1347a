package io.github.undercroft.pathfinding;

/** Costs as a plain cost function, which no search recognises as those of a board or a street. */
public record DisguisedCosts(CostFunction costs) implements CostFunction {
    @Override
    public double minStep() {
        return 0;
    }

    @Override
    public double cost(int fromX, int fromY, int toX, int toY) {
        return costs.cost(fromX, fromY, toX, toY);
    }

    @Override
    public double costOntoGoal(int fromX, int fromY, int toX, int toY) {
        return costs.costOntoGoal(fromX, fromY, toX, toY);
    }

    @Override
    public boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
        return costs.leavesRoom(fromX, fromY, sideX, sideY);
    }
}
