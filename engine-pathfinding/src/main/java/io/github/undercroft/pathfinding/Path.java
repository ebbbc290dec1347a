package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/**
 * A way over a grid.
 *
 * @param cells from start to end, both included; a single one where there is no need to go
 * @param stepCosts what each step costs, one less than there are cells
 */
public record Path(List<Point> cells, List<Double> stepCosts) {

    /** Refuses a path without cells, and one whose costs are not one for each step. */
    public Path {
        cells = ImmutableList.copyOf(cells);
        stepCosts = ImmutableList.copyOf(stepCosts);
        if (cells.isEmpty() || stepCosts.size() != cells.size() - 1) {
            throw new IllegalArgumentException("A path has 1 or more cells, and one cost less than cells; these are "
                    + cells.size() + " cells and " + stepCosts.size() + " costs");
        }
    }

    /** @return where it begins */
    public Point start() {
        return cells.get(0);
    }

    /** @return where it leads; the start if there is no need to go */
    public Point end() {
        return cells.get(cells.size() - 1);
    }

    /** @return the price of all steps, added up from the start; O(steps) */
    public double cost() {
        double cost = 0;
        for (double step : stepCosts) {
            cost += step;
        }
        return cost;
    }

    /** @return the direction of the first step; empty if there is no need to go */
    public Optional<Direction> nextStep() {
        return cells.size() == 1 ? Optional.empty() : Direction.between(cells.get(0), cells.get(1));
    }
}
