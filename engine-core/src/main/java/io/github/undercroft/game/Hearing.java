package io.github.undercroft.game;

import io.github.undercroft.fov.NoiseMap;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.model.Terrain;
import java.util.ArrayList;
import java.util.List;

/** The ears of a game: how much of a noise arrives where. Nothing of it is state. */
final class Hearing {

    /** Louder noises are heard as far as this one, which is farther than any level is wide. */
    private static final int LOUDEST = 1_000_000;

    /** How many noises are kept for the next listener; more than come of most turns. */
    private static final int KEPT = 8;

    private final IntGridView costs;
    private final ArrayList<Noise> noises = new ArrayList<>();
    /** How many of them are of this step. */
    private int size;

    Hearing(Level level) {
        this.costs = new SoundCosts(level);
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
            Terrain terrain = level.terrainAt(x, y);
            try {
                int cost = terrain.soundCost();
                if (cost < 1) {
                    throw new IllegalStateException("soundCost() answered " + cost + ", and more when it was laid");
                }
                return cost;
            } catch (Throwable thrown) {
                throw GameCode.failure("Asking what a sound loses there", terrain, thrown);
            }
        }
    }

    /** One noise of this step, as far as it was followed. */
    private static final class Noise {
        private final NoiseMap map = new NoiseMap();
        private Point from = new Point(0, 0);
        private int reach;
    }

    /** Forgets the noises of an earlier step: since then terrain may have changed. */
    void begin() {
        size = 0;
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
            Point place = places.get(i);
            if (heardTo > 0 && Metric.CHEBYSHEV.within(from, place, heardTo)) {
                int distance = spread(from, heardTo).get(place);
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

    private NoiseMap spread(Point from, int heardTo) {
        Noise noise = noiseFrom(from);
        if (noise.reach < heardTo) {
            noise.map.compute(costs, from, heardTo);
            noise.reach = heardTo;
        }
        return noise.map;
    }

    /** The noise from there, silent yet if nobody listened to it. */
    private Noise noiseFrom(Point from) {
        for (int i = 0; i < size; i++) {
            if (noises.get(i).from.equals(from)) {
                return noises.get(i);
            }
        }
        if (size == KEPT) {
            size = 0;
        }
        if (size == noises.size()) {
            noises.add(new Noise());
        }
        Noise next = noises.get(size++);
        next.from = from;
        next.reach = 0;
        return next;
    }
}
