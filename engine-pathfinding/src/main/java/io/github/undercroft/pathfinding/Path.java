package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;

/**
 * A path over a grid: the cells from start to end, both included, and the cost of each step. A value. It takes 8 bytes a
 * cell and 8 a step; points are made on demand.
 */
public final class Path {

    /** x and y in turn. */
    private final ImmutableIntArray places;

    private final ImmutableDoubleArray stepCosts;
    private final double cost;

    Path(ImmutableIntArray places, ImmutableDoubleArray stepCosts, double cost) {
        this.places = places;
        this.stepCosts = stepCosts;
        this.cost = cost;
    }

    /**
     * Makes a path.
     *
     * @param cells from start to end, both included; a single one if the start is the goal
     * @param stepCosts what each step costs, one less than there are cells
     * @throws IllegalArgumentException if there are no cells, or not one cost for each step
     */
    public static Path of(List<Point> cells, List<Double> stepCosts) {
        if (cells.isEmpty() || stepCosts.size() != cells.size() - 1) {
            throw new IllegalArgumentException("A path has 1 or more cells, and one cost less than cells; these are "
                    + cells.size() + " cells and " + stepCosts.size() + " costs");
        }
        ImmutableIntArray.Builder places = ImmutableIntArray.builder(2 * cells.size());
        for (Point cell : cells) {
            places.add(cell.x()).add(cell.y());
        }
        // One by one: copyOf would bring the parser of regular expressions into each game's page.
        ImmutableDoubleArray.Builder costs = ImmutableDoubleArray.builder(stepCosts.size());
        double cost = 0;
        for (double step : stepCosts) {
            costs.add(step);
            cost += step;
        }
        return new Path(places.build(), costs.build(), cost);
    }

    /** @return the cells from start to end, both included; a single one if the start is the goal */
    public List<Point> cells() {
        return new Cells(places);
    }

    /** @return what each step costs, one less than there are cells */
    public List<Double> stepCosts() {
        return stepCosts.asList();
    }

    /** @return the number of steps, 0 or more */
    public int steps() {
        return stepCosts.length();
    }

    /** @return the first cell */
    public Point start() {
        return cellAt(places, 0);
    }

    /** @return the last cell, which may be the start */
    public Point end() {
        return cellAt(places, places.length() / 2 - 1);
    }

    /** @return the price of all steps, computed as its {@link PathGround} says, or else added up from the start */
    public double cost() {
        return cost;
    }

    /** @return the direction of the first step; empty if there are no steps */
    public Optional<Direction> nextStep() {
        return steps() == 0 ? Optional.empty() : Direction.between(start(), cellAt(places, 1));
    }

    private static Point cellAt(ImmutableIntArray places, int index) {
        return new Point(places.get(2 * index), places.get(2 * index + 1));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Path that
                && places.equals(that.places)
                && stepCosts.equals(that.stepCosts)
                && Double.compare(cost, that.cost) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * places.hashCode() + stepCosts.hashCode();
    }

    /** @return the cells and what they cost */
    @Override
    public String toString() {
        return ImmutableList.copyOf(cells()) + " at " + cost;
    }

    private static final class Cells extends AbstractList<Point> implements RandomAccess {
        private final ImmutableIntArray places;

        Cells(ImmutableIntArray places) {
            this.places = places;
        }

        @Override
        public Point get(int index) {
            return cellAt(places, index);
        }

        @Override
        public int size() {
            return places.length() / 2;
        }
    }
}
