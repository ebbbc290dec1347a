package io.github.undercroft.pathfinding;

/**
 * Which of several equally cheap paths it shall be. Whichever rule: equal requests have equal answers, on every machine.
 */
public enum Ties {
    /** The one that the search comes upon, the fastest; which one, depends on the {@link Algorithm}. */
    AS_FOUND,
    /**
     * The one that, seen from its end, goes on in a straight line wherever a cheapest path does, and else takes the first
     * cell clockwise, from the one north of it. No matter by which algorithm, but it takes one that looks at all cheapest
     * paths.
     */
    STRAIGHT_ON,
    /**
     * The one that, seen from its end, always comes from the first cell clockwise, from the one north of it, where a
     * cheapest path does. No matter by which algorithm, but it takes one that looks at all cheapest paths.
     */
    CLOCKWISE
}
