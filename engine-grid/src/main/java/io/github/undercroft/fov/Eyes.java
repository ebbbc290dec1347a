package io.github.undercroft.fov;

import io.github.undercroft.geometry.Metric;
import java.util.Objects;

/**
 * How well an observer sees: a cell in reach and line of sight is seen if it is lit well enough, or near enough for night
 * vision.
 *
 * @param reach how far and which way it sees in full light
 * @param nightVision how far it sees without light, by the metric of the reach, 0 or more; 0 is the own cell only
 * @param minLight the minimum light of a cell to be seen; 0 if darkness does not matter
 */
public record Eyes(Reach reach, int nightVision, int minLight) {

    public Eyes {
        Objects.requireNonNull(reach, "reach");
        if (nightVision < 0) {
            throw new IllegalArgumentException(
                    "night vision to " + nightVision + " cells; must be 0 (the own cell only) or more");
        }
        if (minLight < 0) {
            throw new IllegalArgumentException(
                    "sight from a light of " + minLight + " on; must be 0 (sees in the dark) or more");
        }
    }

    /** @return eyes that see all in line of sight and reach, also in the dark */
    public static Eyes of(Reach reach) {
        return new Eyes(reach, 0, 0);
    }

    /** @return the same with sight without light up to that far; it matters where cells need a minimum of light */
    public Eyes withNightVision(int cells) {
        return new Eyes(reach, cells, minLight);
    }

    /** @return the same for cells with that much light or more, and for those near enough for night vision */
    public Eyes withMinLight(int light) {
        return new Eyes(reach, nightVision, light);
    }

    /** @return whether a cell in line of sight is seen: that many columns and rows away, with that much light on it */
    public boolean see(int dx, int dy, int light) {
        Metric metric = reach.metric();
        return reach.contains(dx, dy) && (light >= minLight || metric.within(dx, dy, nightVision));
    }
}
