package io.github.undercroft.game.perception;

import io.github.undercroft.Terrain;
import io.github.undercroft.fov.NoiseMap;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGridView;
import java.util.ArrayList;
import java.util.List;

/** Computes how noises spread over a level: how much of a noise arrives at a place. Not state. */
final class SoundPropagation {

    /** Louder noises are heard as far as this one, which is farther than any level is wide. */
    private static final int LOUDEST = 1_000_000;

    /** The number of noises that are kept for further listeners; most turns make fewer. */
    private static final int KEPT = 8;

    private final IntGridView costs;
    private final ArrayList<Noise> noises = new ArrayList<>();
    /** The number of them that are from this step. */
    private int size;

    SoundPropagation(Level level) {
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
                    throw new IllegalStateException("soundCost() returned " + cost + ", and more when it was laid");
                }
                return cost;
            } catch (Throwable thrown) {
                throw GameCode.failure("Asking for the sound cost", terrain, thrown);
            }
        }
    }

    /** One noise of this step, as far as its spreading was computed. */
    private static final class Noise {
        private final NoiseMap map = new NoiseMap();
        private Point from = new Point(0, 0);
        private int reach;
    }

    /** Forgets the noises of an earlier step: terrain may have changed since. */
    void begin() {
        size = 0;
    }

    /** The maximum distance at which a noise is heard over open ground. */
    static int heardTo(int loudness, int hearing) {
        return (int) Math.min(LOUDEST, (long) loudness * hearing / 100);
    }

    /**
     * How much of a noise arrives at the best of several places.
     *
     * @param hearing in hundredths of normal hearing
     * @return 1 to 100 percent, 0 where it is not heard
     */
    int volume(Point from, int loudness, int hearing, List<Point> places) {
        int heardTo = heardTo(loudness, hearing);
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

    /** The noise from a cell; not computed yet if nobody listened to it. */
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
