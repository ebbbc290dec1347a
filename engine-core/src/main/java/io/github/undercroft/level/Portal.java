package io.github.undercroft.level;

import io.github.undercroft.Terrain;

/** Terrain that leads to another level, such as stairs. Actions that take it let their actor travel there. */
public interface Portal extends Terrain {

    /** @return the number of the level to which it leads; the rules are refused if that is no level */
    int leadsTo();

    /** @return whether it is one of two that lead to each other, as stairs are; the rules warn if the other is missing */
    default boolean isTwoWay() {
        return false;
    }
}
