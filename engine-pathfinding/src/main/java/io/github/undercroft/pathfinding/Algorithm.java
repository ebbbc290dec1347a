package io.github.undercroft.pathfinding;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * The algorithm of a path search. The engine chooses well by itself; a request may force one, to compare or to test. All
 * find a cheapest path; they differ in which of several they find, and in how many cells they expand. An algorithm that
 * cannot answer a request refuses it.
 */
public enum Algorithm {
    /** The fastest one for the request. */
    AUTO("auto"),
    /**
     * Jump point search with scans of 64 cells and diagonal steps that are not queued. For one goal on a {@link WalkMap}
     * with diagonal steps. On a {@link TollGround} {@link #AUTO} tries it first.
     */
    JUMP_POINTS("jps"),
    /**
     * Two stacks instead of a queue. For one goal on a {@link WalkMap} with four directions. On a {@link TollGround}
     * {@link #AUTO} tries it first.
     */
    TWO_STACKS("stacks"),
    /**
     * A* on flat arrays, with whole numbers and packed keys. For a {@link WalkMap}, also with occupied cells, a {@link
     * CostMap} or a {@link TollGround}. If the price of a board or of an occupied cell turns out not to be a whole number of
     * units, {@link #EXACT} answers instead.
     */
    ASTAR("astar"),
    /** A* with doubles. For every request. */
    EXACT("exact"),
    /** Dijkstra's search in all directions, with doubles. For every request. */
    DIJKSTRA("dijkstra");

    private final String key;

    Algorithm(String key) {
        this.key = key;
    }

    /** @return a short name, for a command line */
    public String key() {
        return key;
    }

    /** @return the algorithm with that short name */
    public static Optional<Algorithm> of(String key) {
        Objects.requireNonNull(key, "key");
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.key.equals(key))
                .findFirst();
    }
}
