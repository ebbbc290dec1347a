package io.github.undercroft.pathfinding;

/**
 * The rule for ties: which of several equally cheap paths is the result. With every rule, equal requests have equal results
 * on every machine.
 */
public enum Ties {
    /** The path that the search finds first, which is the fastest rule; the path depends on the {@link Algorithm}. */
    AS_FOUND,
    /**
     * The path that, seen from its end, continues in a straight line wherever a cheapest path does, and otherwise takes the
     * first cell clockwise from north. It does not depend on the algorithm, but needs one that considers all cheapest paths.
     */
    STRAIGHT_ON,
    /**
     * The path that, seen from its end, always takes the first cell clockwise from north that is on a cheapest path. It does
     * not depend on the algorithm, but needs one that considers all cheapest paths.
     */
    CLOCKWISE
}
