package io.github.undercroft.save;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Copies of a replay at earlier steps, many near the present and few far from it: about a hundred however long the game is. To go
 * back costs a part of the way that is gone back, or some steps.
 */
final class ReplayForks {

    /** The number of steps between copies near the present. */
    static final int NEAR = 32;
    /** At a distance, copies lie so many times nearer to each other than to the present, at least. */
    private static final int DENSITY = 4;

    private final TreeMap<Integer, Playback> kept = new TreeMap<>();

    ReplayForks(Playback beginning) {
        kept.put(beginning.step, beginning.fork());
    }

    /** Keeps a copy of the present, and fewer of those that are far away. */
    void keep(Playback now) {
        if (!kept.containsKey(now.step)) {
            kept.put(now.step, now.fork());
        }
        kept.keySet().removeIf(step -> step % spacing(Math.abs(now.step - step)) != 0);
    }

    private static int spacing(int distance) {
        return Math.max(NEAR, Integer.highestOneBit(distance / DENSITY));
    }

    int size() {
        return kept.size();
    }

    /** A copy at that step or the nearest one before it. */
    Playback before(int step) {
        Map.Entry<Integer, Playback> nearest = Objects.requireNonNull(kept.floorEntry(step));
        return nearest.getValue().fork();
    }

    /** The step of what {@link #before} answers. */
    int stepBefore(int step) {
        return kept.floorKey(step);
    }
}
