package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.WeightedTable.Entry;
import java.util.List;

/** The entries of a table at depths where none begins or ends. */
final class WeightedBand<T> {

    private final ImmutableList<Entry<T>> entries;
    /** The weights of the first n + 1 entries add up to {@code base[n] + growth[n] * depth}. */
    private final long[] base;

    private final long[] growth;

    private WeightedBand(ImmutableList<Entry<T>> entries) {
        this.entries = entries;
        base = new long[entries.size()];
        growth = new long[entries.size()];
        long baseSum = 0;
        long growthSum = 0;
        for (int i = 0; i < base.length; i++) {
            Entry<T> entry = entries.get(i);
            baseSum += entry.weight() - (long) entry.growth() * entry.minDepth();
            growthSum += entry.growth();
            base[i] = baseSum;
            growth[i] = growthSum;
        }
    }

    static <T> WeightedBand<T> at(int depth, List<Entry<T>> all) {
        return new WeightedBand<>(
                all.stream().filter(entry -> entry.isAt(depth)).collect(ImmutableList.toImmutableList()));
    }

    ImmutableList<Entry<T>> entries() {
        return entries;
    }

    long total(int depth) {
        return entries.isEmpty() ? 0 : upTo(entries.size() - 1, depth);
    }

    private long upTo(int index, int depth) {
        return base[index] + growth[index] * depth;
    }

    /** The first entry whose weights up to it pass the draw. */
    T picked(long draw, int depth) {
        int low = 0;
        int high = base.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (draw < upTo(middle, depth)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return entries.get(low).value();
    }
}
