package io.github.undercroft.pathfinding.field;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.Path;
import java.util.Collection;
import java.util.Optional;

/**
 * A distance field, also called a Dijkstra map: the distance from each cell to the nearest goal. One field gives the next
 * step for any number of actors that want to go to the same place.
 *
 * <pre>{@code
 * FieldRequest toHero = FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY)).to(hero);
 * DistanceField field = new DistanceField();     // once
 * field.compute(toHero);                         // whenever something has changed
 * Optional<Direction> step = field.nextStep(goblin);   // for each goblin
 * }</pre>
 *
 * <p>A distance is the lowest sum of a goal's start value and the prices of the steps from the cell to it. On open cells and
 * with whole-number prices it is exact. With the prices of a cost function, sums of doubles decide, added up from the goal.
 *
 * <p>Of equally cheap steps the first one clockwise from north is taken; if a step can cost nothing, one on a path with the
 * fewest steps. A goal in a closed cell has no effect, and a closed cell has no distance.
 *
 * <p>Computing again for the same kind of ground repairs only what has changed, if that is less work, with the same result
 * as a new field. O(cells) for open cells and on boards without tolls, O(cells * log cells) at prices; a repair O(c * log c) for c cells that change, and
 * one look at all cells, 64 at a time where there are no prices. Takes 8 bytes a cell for open cells, up to 24 with diagonal
 * steps, up to 40 at prices. Allocates nothing once it has grown to the grid. For one thread at a time.
 *
 * <p>Source: "The Incredible Power of Dijkstra Maps", RogueBasin, after B. Walker, author of Brogue.
 */
public final class DistanceField {

    /** The distance of a cell from which no goal can be reached. */
    public static final double UNREACHABLE = Double.POSITIVE_INFINITY;

    private final FieldSteps steps = new FieldSteps();
    private final FieldEngine engine = new FieldEngine(steps);

    /** Makes a field that is not computed yet. */
    public DistanceField() {}

    /**
     * Computes the distances.
     *
     * @throws IllegalArgumentException if a price is negative or not a number; the field then has no distances
     */
    public void compute(FieldRequest request) {
        engine.compute(request);
    }

    /** Computes distances to those goals, with start values in units of the ground. */
    void compute(FieldRequest request, FieldGoals goals) {
        engine.compute(request, goals);
    }

    /** Whether the last computation was a repair. */
    boolean wasRepaired() {
        return engine.wasRepaired();
    }

    FieldSteps steps() {
        return steps;
    }

    /** @return the width of the ground */
    public int width() {
        engine.requireComputed();
        return steps.map.width();
    }

    /** @return the height of the ground */
    public int height() {
        engine.requireComputed();
        return steps.map.height();
    }

    /** @return the distance of that cell; {@link #UNREACHABLE} if it has none, and for every cell outside */
    public double distance(Point cell) {
        return distance(cell.x(), cell.y());
    }

    /** @return the distance of that cell; {@link #UNREACHABLE} if it has none, and for every cell outside */
    public double distance(int x, int y) {
        engine.requireComputed();
        int cell = index(x, y);
        return steps.values.isReached(cell) ? steps.map.units().distance(steps.values.get(cell)) : UNREACHABLE;
    }

    /** @return whether that cell has a distance */
    public boolean isReachable(Point cell) {
        engine.requireComputed();
        return steps.values.isReached(index(cell.x(), cell.y()));
    }

    /** @return the first step to take from that cell; empty at the goal, and where there is no distance */
    public Optional<Direction> nextStep(Point from) {
        int way = way(from);
        return way < 0 ? Optional.empty() : Optional.of(Direction.all().get(way));
    }

    /** Like {@link #nextStep}, but returns the number of the direction; -1 for none. */
    int way(Point from) {
        engine.requireComputed();
        return steps.next(index(from.x(), from.y()));
    }

    /** Whether that step is possible by walls, corners and prices, wherever it leads. */
    boolean canStep(Point from, Direction direction) {
        engine.requireComputed();
        int cell = index(from.x(), from.y());
        return cell != 0
                && steps.map.movement().allows(direction)
                && steps.isLegal(cell, direction.ordinal())
                && steps.map.price(cell, direction.ordinal(), cell + steps.map.offset(direction.ordinal()))
                        < CostFunction.BLOCKED;
    }

    /**
     * The whole path, step by step as {@link #nextStep} says.
     *
     * @return the path to the goal; empty if the cell has no distance. Its costs are those of the steps, without the goal's
     *     start value
     */
    public Optional<Path> path(Point from) {
        if (!isReachable(from)) {
            return Optional.empty();
        }
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        ImmutableList.Builder<Double> prices = ImmutableList.builder();
        int cell = index(from.x(), from.y());
        cells.add(from);
        boolean ends = false;
        for (int way = steps.next(cell); way >= 0 && !ends; way = steps.next(cell)) {
            ends = steps.endsBy(cell, way);
            int to = cell + steps.map.offset(way);
            double price = ends ? steps.map.priceOntoGoal(cell, way, to) : steps.map.price(cell, way, to);
            prices.add(steps.map.units().distance(price));
            cells.add(steps.map.point(to));
            cell = to;
        }
        return Optional.of(Path.of(cells.build(), prices.build()));
    }

    /** @return the cell with the lowest distance, the first on a tie; empty if none has a distance */
    public Optional<Point> nearest(Collection<Point> cells) {
        Optional<Point> nearest = Optional.empty();
        double min = UNREACHABLE;
        for (Point cell : cells) {
            double distance = distance(cell);
            if (distance < min) {
                min = distance;
                nearest = Optional.of(cell);
            }
        }
        return nearest;
    }

    /** @return the cells whose distance is at most that, with a tolerance of one part in 10^12, in a new grid; O(cells) */
    public BitGrid cellsWithin(double max) {
        BitGrid cells = BitGrid.of(width(), height());
        for (int y = 0; y < height(); y++) {
            for (int x = 0; x < width(); x++) {
                double distance = distance(x, y);
                if (distance < UNREACHABLE && FieldUnits.isAtMost(distance, max)) {
                    cells.set(x, y);
                }
            }
        }
        return cells;
    }

    /** The number of the cell; a cell of the border, which is a wall, for every cell outside. */
    private int index(int x, int y) {
        boolean inside = x >= 0 && y >= 0 && x < steps.map.width() && y < steps.map.height();
        return inside ? steps.map.cell(x, y) : 0;
    }
}
