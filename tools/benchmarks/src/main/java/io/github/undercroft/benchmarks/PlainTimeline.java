package io.github.undercroft.benchmarks;

import java.util.Comparator;
import java.util.PriorityQueue;

/** The simplest timeline: a priority queue of entries by time and a running number. */
final class PlainTimeline {
    private final PriorityQueue<Entry> queue =
            new PriorityQueue<>(Comparator.comparingLong(Entry::time).thenComparingLong(Entry::sequence));
    private long sequence;

    record Entry(long time, long sequence, long actor) {}

    void add(long actor, long time) {
        queue.add(new Entry(time, sequence++, actor));
    }

    /** Lets the next actor act at a cost. @return its number */
    long turn(int cost) {
        Entry entry = queue.remove();
        queue.add(new Entry(entry.time() + cost, sequence++, entry.actor()));
        return entry.actor();
    }
}
