package io.github.undercroft.game.state;

import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** When cells of a level change by themselves, for those that do. */
public final class AgeingCells {

    /** The time of a cell that does not. */
    public static final long NEVER = -1;

    /** A cell by its row-major index, and when it changes. */
    public record Due(long at, int cell) {}

    private static final Comparator<Due> BY_TIME =
            Comparator.comparingLong((Due due) -> due.at()).thenComparingInt(Due::cell);

    /** For levels on which nothing does; not to be written to. */
    static final AgeingCells NONE = new AgeingCells(new TreeMap<>(), new TreeSet<>(BY_TIME));

    private final NavigableMap<Integer, Long> times;
    private final NavigableSet<Due> queue;

    private AgeingCells(NavigableMap<Integer, Long> times, NavigableSet<Due> queue) {
        this.times = times;
        this.queue = queue;
    }

    AgeingCells copy() {
        return new AgeingCells(new TreeMap<>(times), new TreeSet<>(queue));
    }

    /** The times by cell. */
    public Map<Integer, Long> times() {
        return times;
    }

    long at(int cell) {
        return times.getOrDefault(cell, NEVER);
    }

    void set(int cell, long time) {
        Long before = time == NEVER ? times.remove(cell) : times.put(cell, time);
        if (before != null) {
            queue.remove(new Due(before, cell));
        }
        if (time != NEVER) {
            queue.add(new Due(time, cell));
        }
    }

    /** The first cell by time, row and column if its time has come. */
    @Nullable
    Due due(long now) {
        return queue.isEmpty() || queue.first().at() > now ? null : queue.first();
    }
}
