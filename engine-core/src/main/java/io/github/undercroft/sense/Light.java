package io.github.undercroft.sense;

import io.github.undercroft.Component;
import io.github.undercroft.fov.LightSource;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * Shines from wherever its bearer is, also while that is carried or worn. It counts in games whose rules make it dark.
 *
 * @param reach how far and which way it shines; {@code Reach.round(6)} for a torch
 * @param intensity the light at the source itself, 1 to 1,000,000; it falls off as with a {@link LightSource}
 */
public record Light(Reach reach, int intensity) implements Component {

    public Light {
        Objects.requireNonNull(reach, "reach");
        if (intensity < 1 || intensity > LightSource.MAX) {
            throw new IllegalArgumentException("a light with intensity " + intensity + "; must be 1 to "
                    + LightSource.MAX + ": clear the component of a light that is out");
        }
    }

    /** @return what shines there */
    public LightSource at(Point cell) {
        return new LightSource(cell, reach, intensity);
    }
}
