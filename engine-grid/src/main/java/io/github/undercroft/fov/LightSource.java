package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * A light source that shines all around to a radius, or within a cone. Light falls off with the square of the distance: to
 * {@code intensity x (1 - d^2 / (radius + 1)^2)} at the distance d as the crow flies, rounded up. Every cell in reach gets at
 * least 1. A light without limit, like the sun, does not fall off.
 *
 * @param at its cell
 * @param reach how far and which way it shines; {@code Reach.round(radius)} for a torch
 * @param intensity the light at the source itself, 1 to 1,000,000; what one unit means is up to the game
 */
public record LightSource(Point at, Reach reach, int intensity) {

    /** The highest intensity. */
    public static final int MAX = 1_000_000;

    public LightSource {
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(reach, "reach");
        if (intensity < 1 || intensity > MAX) {
            throw new IllegalArgumentException("a light at " + at + " with intensity " + intensity + "; must be 1 to "
                    + MAX + ": leave out a light that is out");
        }
    }

    /** @return the light on a cell that nothing hides, that many columns and rows from the source; 0 out of reach */
    public int lightAt(int dx, int dy) {
        if (!reach.contains(dx, dy)) {
            return 0;
        }
        // From there on the fall-off of the ints' largest grids is less than one unit, and squares would overflow.
        if (reach.radius() > MAX) {
            return intensity;
        }
        long square = (long) dx * dx + (long) dy * dy;
        long end = (reach.radius() + 1L) * (reach.radius() + 1L);
        // The corners of a square disc lie beyond its radius as the crow flies.
        return (int) Math.max(1, ((end - square) * intensity + end - 1) / end);
    }
}
