package io.github.undercroft.fov;

import io.github.undercroft.geometry.Metric;
import java.util.Objects;

/**
 * How well somebody sees: what is in reach and line of sight is seen if it is lit well enough, or near enough for night
 * vision.
 *
 * @param reach how far and which way one sees in full light
 * @param nightVision how far one sees without light, by the metric of the reach, 0 or more; 0 is the own cell only
 * @param leastLight the light from which on a cell is seen; 0 if darkness does not matter
 */
public record Eyes(Reach reach, int nightVision, int leastLight) {

    /** Refuses negative numbers, with an {@link IllegalArgumentException}. */
    public Eyes {
        Objects.requireNonNull(reach, "reach");
        if (nightVision < 0) {
            throw new IllegalArgumentException(
                    "night vision to " + nightVision + " cells; must be 0 (the own cell only) or more");
        }
        if (leastLight < 0) {
            throw new IllegalArgumentException(
                    "sight from a light of " + leastLight + " on; must be 0 (sees in the dark) or more");
        }
    }

    /** @return whether a cell in line of sight is seen: that many columns and rows away, with that much light on it */
    public boolean see(int dx, int dy, int light) {
        Metric metric = reach.metric();
        return reach.contains(dx, dy) && (light >= leastLight || metric.within(dx, dy, nightVision));
    }
}
