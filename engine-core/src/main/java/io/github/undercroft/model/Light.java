package io.github.undercroft.model;

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

    /** Refuses an intensity out of range, with an {@link IllegalArgumentException}. */
    public Light {
        Objects.requireNonNull(reach, "reach");
        if (intensity < 1 || intensity > LightSource.MOST) {
            throw new IllegalArgumentException("a light with intensity " + intensity + "; must be 1 to "
                    + LightSource.MOST + ": clear the component of a light that is out");
        }
    }

    /** @return a light that shines all around to that radius */
    public static Light round(int radius, int intensity) {
        return new Light(Reach.round(radius), intensity);
    }

    /** @return what shines there */
    public LightSource at(Point cell) {
        return new LightSource(cell, reach, intensity);
    }

    @Override
    public Class<Light> slot() {
        return Light.class;
    }
}
