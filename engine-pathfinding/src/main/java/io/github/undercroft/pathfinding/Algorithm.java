package io.github.undercroft.pathfinding;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * How a path is searched for. The engine chooses well by itself; a request may force one, to compare or to test. All find a
 * cheapest path; which of several, and how many cells they expand, differs. One that cannot answer a request refuses it.
 */
public enum Algorithm {
    /** Whichever is fastest for the request. */
    AUTO("auto"),
    /**
     * Jump point search with scans of 64 cells and diagonal steps that are not queued. For one goal on a {@link WalkMap}
     * with diagonal steps. On a {@link BoardCost} {@link #AUTO} tries it first.
     */
    JUMP_POINTS("jps"),
    /**
     * Two stacks in place of a queue. For one goal on a {@link WalkMap} with four directions. On a {@link BoardCost}
     * {@link #AUTO} tries it first.
     */
    TWO_STACKS("stacks"),
    /**
     * A* on flat arrays, with whole numbers and packed keys. For a {@link WalkMap}, also with occupied cells, a {@link CostMap}
     * or a {@link BoardCost}. Where a board's or an occupied cell's price turns out not to be a whole number of its units,
     * {@link #EXACT} answers in its place.
     */
    ASTAR("astar"),
    /** A* with doubles. For every request. */
    EXACT("exact"),
    /** The plain search in all directions, with doubles. For every request. */
    DIJKSTRA("dijkstra");

    private final String key;

    Algorithm(String key) {
        this.key = key;
    }

    /** @return a short name, for a command line */
    public String key() {
        return key;
    }

    /** @return the one of that short name */
    public static Optional<Algorithm> of(String key) {
        Objects.requireNonNull(key, "key");
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.key.equals(key))
                .findFirst();
    }
}
