package io.github.undercroft.game;

import io.github.undercroft.fov.NoiseMap;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGridView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ears of a game: how much of a noise arrives where. Nothing of it is state. */
final class Hearing {

    /** Louder noises are heard as far as this one, which is farther than any level is wide. */
    private static final int LOUDEST = 1_000_000;

    private final NoiseMap noise = new NoiseMap();
    private final IntGridView costs;
    /** What the noise map holds. */
    private @Nullable Point source;

    private int reach;

    Hearing(World world) {
        this.costs = new SoundCosts(world.level);
    }

    private record SoundCosts(Level level) implements IntGridView {
        @Override
        public int width() {
            return level.width();
        }

        @Override
        public int height() {
            return level.height();
        }

        @Override
        public int get(int x, int y) {
            return level.terrainAt(x, y).soundCost();
        }
    }

    /** Forgets the noise of an earlier step: since then terrain may have changed. */
    void begin() {
        source = null;
    }

    /**
     * What arrives of a noise at the best of some places.
     *
     * @param hearing in hundredths of the usual
     * @return 1 to 100 percent, 0 where it is not heard
     */
    int volume(Point from, int loudness, int hearing, List<Point> places) {
        int heardTo = (int) Math.min(LOUDEST, (long) loudness * hearing / 100);
        int nearest = heardTo + 1;
        for (int i = 0; i < places.size(); i++) {
            if (heardTo > 0 && Metric.CHEBYSHEV.within(from, places.get(i), heardTo)) {
                spread(from, heardTo);
                int distance = noise.get(places.get(i));
                nearest = distance == NoiseMap.SILENT ? nearest : Math.min(nearest, distance);
            }
        }
        if (nearest > heardTo) {
            return 0;
        }
        long left = heardTo + 1L - nearest;
        long whole = heardTo + 1L;
        return (int) Math.max(1, 100 * left * left / (whole * whole));
    }

    private void spread(Point from, int heardTo) {
        if (!from.equals(source) || reach != heardTo) {
            noise.compute(costs, from, heardTo);
            source = from;
            reach = heardTo;
        }
    }
}
