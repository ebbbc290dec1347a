package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * Where somebody was seen last.
 *
 * @param who how it looked then; a picture that does not change any more
 * @param at where it was
 * @param when the time; the present one if it is in view
 */
public record Sighting(Entity who, Point at, long when) {
    /** Refuses null. */
    public Sighting {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
    }
}
