package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import java.util.Objects;
import java.util.Optional;

/** The result of a {@link PathRequest}. */
public sealed interface PathResult {

    /** @return the path to the goal, or else the known path that ends closest to a goal */
    Optional<Path> bestPath();

    /** @return the number of cells from which steps were tried, a measure of the effort that depends on the algorithm */
    int expanded();

    /**
     * The cheapest path, from start to goal.
     *
     * @param path its cells, and what they cost
     * @param expanded the number of cells from which steps were tried
     */
    record Found(Path path, int expanded) implements PathResult {
        public Found {
            Objects.requireNonNull(path, "path");
        }

        @Override
        public Optional<Path> bestPath() {
            return Optional.of(path);
        }
    }

    /**
     * No goal can be reached.
     *
     * @param nearest the cheapest path to the reachable cell closest to a goal, by {@link Metric#MANHATTAN} under
     *     {@link Movement#FOUR_WAY} and by {@link Metric#OCTILE} else; of equally close cells to the one that is cheapest to
     *     reach, then to the first in reading order. That cell may be the start. Where the goal is a test of cells, no cell
     *     is closer than another, and it is the start
     * @param expanded the number of cells from which steps were tried
     */
    record Partial(Path nearest, int expanded) implements PathResult {
        public Partial {
            Objects.requireNonNull(nearest, "nearest");
        }

        @Override
        public Optional<Path> bestPath() {
            return Optional.of(nearest);
        }
    }

    /**
     * The budget was spent first: nothing is known about the goal.
     *
     * @param nearest a path to the cell closest to a goal, by the same measure, of those from which steps were tried; of
     *     equally close cells to the first of them. Which cells these are depends on the algorithm. It may be the start, it
     *     may be a dead end, and with jump points there may be a cheaper path to it
     * @param expanded the number of cells from which steps were tried
     */
    record BudgetSpent(Path nearest, int expanded) implements PathResult {
        public BudgetSpent {
            Objects.requireNonNull(nearest, "nearest");
        }

        @Override
        public Optional<Path> bestPath() {
            return Optional.of(nearest);
        }
    }
}
