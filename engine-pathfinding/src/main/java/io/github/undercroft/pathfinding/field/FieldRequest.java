package io.github.undercroft.pathfinding.field;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link DistanceField} computes: its goals, its ground, and how far it reaches. A value; each method returns another
 * request. Keep it while it does not change: then computing it again allocates nothing.
 *
 * <pre>{@code
 * FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY)).to(hero).within(20)
 * FieldRequest.on(FieldGround.of(BoardCost.of(turn))).toEach(things).to(hero, 5)   // the hero is worth 5 steps less
 * }</pre>
 *
 * <p>A goal has a start value: the distance of the goal itself, by default 0. A goal that is named twice has the lower
 * value. Without goals no cell has a distance.
 */
public final class FieldRequest {

    private static final double MAX = 100_000_000;

    private final FieldGround ground;
    private final ImmutableList<Goal> goals;
    private final @Nullable BitGridView goalCells;
    private final double radius;

    /** A goal with its start value. */
    record Goal(Point cell, double value) {}

    private FieldRequest(
            FieldGround ground, ImmutableList<Goal> goals, @Nullable BitGridView goalCells, double radius) {
        this.ground = ground;
        this.goals = goals;
        this.goalCells = goalCells;
        this.radius = radius;
    }

    /** @return a request on that ground, without goals */
    public static FieldRequest on(FieldGround ground) {
        return new FieldRequest(
                Objects.requireNonNull(ground, "ground"), ImmutableList.of(), null, Double.POSITIVE_INFINITY);
    }

    /** @return this request, with one more goal */
    public FieldRequest to(Point goal) {
        return to(goal, 0);
    }

    /**
     * This request, with one more goal.
     *
     * @param startValue a number from -100,000,000 to 100,000,000; whole ones of 0 or more are fastest
     * @throws IllegalArgumentException if the goal is outside the grid, or the value out of range
     */
    public FieldRequest to(Point goal, double startValue) {
        Objects.requireNonNull(goal, "goal");
        return with(List.of(new Goal(goal, startValue)));
    }

    /** @return this request, with those goals as well, each with start value 0 */
    public FieldRequest toEach(Collection<Point> moreGoals) {
        Objects.requireNonNull(moreGoals, "moreGoals");
        return with(moreGoals.stream().map(cell -> new Goal(cell, 0)).toList());
    }

    /**
     * This request, where each cell that is set is a goal as well, with start value 0. The cells are read when the field is
     * computed; they replace those given before.
     *
     * @throws IllegalArgumentException if it is not as large as the ground
     */
    public FieldRequest toCells(BitGridView cells) {
        Objects.requireNonNull(cells, "cells");
        if (cells.width() != ground.width() || cells.height() != ground.height()) {
            throw new IllegalArgumentException("The goals are a grid of " + cells.width() + " x " + cells.height()
                    + " cells and the ground is one of " + ground.width() + " x " + ground.height()
                    + "; make them the same size");
        }
        return new FieldRequest(ground, goals, cells, radius);
    }

    /**
     * This request, for cells up to that distance only, with a tolerance of one part in 10^12; cells farther away get no
     * distance. The cost depends on the cells that have one.
     *
     * @throws IllegalArgumentException if it is negative or not a number
     */
    public FieldRequest within(double max) {
        if (!(max >= 0)) {
            throw new IllegalArgumentException("A field reaches 0 or more far; this is " + max);
        }
        return new FieldRequest(ground, goals, goalCells, max);
    }

    private FieldRequest with(List<Goal> more) {
        Map<Point, Double> all = new TreeMap<>();
        goals.forEach(goal -> all.put(goal.cell, goal.value));
        for (Goal goal : more) {
            check(goal);
            all.merge(goal.cell, goal.value, Math::min);
        }
        ImmutableList.Builder<Goal> sorted = ImmutableList.builder();
        all.forEach((cell, value) -> sorted.add(new Goal(cell, value)));
        return new FieldRequest(ground, sorted.build(), goalCells, radius);
    }

    private void check(Goal goal) {
        Point cell = goal.cell;
        if (cell.x() < 0 || cell.y() < 0 || cell.x() >= ground.width() || cell.y() >= ground.height()) {
            throw new IllegalArgumentException("The goal " + cell + " is outside the grid of " + ground.width() + " x "
                    + ground.height() + "; x must be 0 to " + (ground.width() - 1) + " and y 0 to "
                    + (ground.height() - 1));
        }
        if (!(Math.abs(goal.value) <= MAX)) {
            throw new IllegalArgumentException("The goal " + cell + " has the start value " + goal.value
                    + "; it must be a number from -100,000,000 to 100,000,000");
        }
    }

    FieldGround ground() {
        return ground;
    }

    /** In reading order, each cell once. */
    ImmutableList<Goal> goals() {
        return goals;
    }

    @Nullable
    BitGridView goalCells() {
        return goalCells;
    }

    double radius() {
        return radius;
    }

    @Override
    public String toString() {
        return "distances to " + goals + " within " + radius + " on " + ground;
    }
}
