package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * Where an entity was last seen.
 *
 * @param who a picture of the entity as it was then, which does not change
 * @param at its cell
 * @param when the time; the present time if it is in view
 */
public record Sighting(Entity who, Point at, long when) {
    public Sighting {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
    }
}
