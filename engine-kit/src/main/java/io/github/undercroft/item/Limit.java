package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import java.util.Optional;

/**
 * How much a bearer can hold: all that {@link Capacity} has to know of an {@link Inventory}, which itself knows every action
 * with things, as it offers them.
 */
interface Limit {

    /** The most things. */
    int things();

    /** The most that they may weigh. */
    int weight();

    /** That of a bearer, if it has an inventory. */
    static Optional<Limit> of(Entity bearer) {
        for (Component component : bearer.components()) {
            if (component instanceof Limit limit) {
                return Optional.of(limit);
            }
        }
        return Optional.empty();
    }
}
