package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A table from which one entry is picked at random by weight; the depth decides which entries are available.
 *
 * <pre>{@code
 * WeightedTable<String> monsters = WeightedTable.<String>builder()
 *         .add("rat", 6)                                                      // 6 at every depth
 *         .add(WeightedTable.Entry.of("orc", 4).betweenDepths(2, 9))         // 4 from depth 2 to 9
 *         .add(WeightedTable.Entry.of("troll", 1).fromDepth(5).growing(2))   // 1 at depth 5, 3 at 6, 5 at 7 ...
 *         .build();
 * String next = monsters.pick(depth, random);
 * }</pre>
 *
 * <p>Depths are 0 to {@value #DEEPEST}; for tables without depths any depth will do. Weights are whole numbers,
 * so the chance of an entry is exactly its weight of the sum of those at that depth.
 *
 * <p>The order in which entries were added is contract: the same draw picks the same entry in every later release of this
 * major version. A pick takes one bounded draw and O(log entries); building takes O(entries * changes) in time and memory,
 * where a change is a depth at which an entry begins or ends. Immutable.
 */
public final class WeightedTable<T> {

    /** The greatest depth. */
    public static final int DEEPEST = 1_000_000;
    /** The greatest weight and growth. */
    public static final int HEAVIEST = 1_000_000;

    /** The depths at which another choice of entries begins, rising from 0. */
    private final int[] starts;

    private final ImmutableList<WeightedBand<T>> bands;

    /**
     * One line of a table.
     *
     * @param value the value
     * @param weight its weight at its minimum depth, 1 to {@link #HEAVIEST}
     * @param growth how much the weight changes with each depth, at most {@link #HEAVIEST}; negative for entries that get
     *     rarer
     * @param minDepth the minimum depth that it is found at
     * @param maxDepth the greatest, included
     */
    public record Entry<T>(T value, int weight, int growth, int minDepth, int maxDepth) {

        /** Refuses depths and weights out of range, and what could never be picked. */
        public Entry {
            Objects.requireNonNull(value, "value");
            if (minDepth < 0 || maxDepth > DEEPEST || minDepth > maxDepth) {
                throw new IllegalArgumentException("\"" + value + "\" can't be found at depths from " + minDepth
                        + " to " + maxDepth + "; give depths in rising order from 0 to " + DEEPEST);
            }
            if (weight < 1 || weight > HEAVIEST || Math.abs((long) growth) > HEAVIEST) {
                throw new IllegalArgumentException("\"" + value + "\" can't weigh " + weight + " and grow by " + growth
                        + "; weights are 1 to " + HEAVIEST + ", and growth no more than that up or down");
            }
            long last = weightAt(weight, growth, maxDepth - minDepth);
            if (last < 0) {
                throw new IllegalArgumentException("\"" + value + "\" would weigh " + last + " at depth " + maxDepth
                        + "; give it more weight, or end it earlier with betweenDepths()");
            }
        }

        /** @return an entry of that weight at every depth */
        public static <T> Entry<T> of(T value, int weight) {
            return new Entry<>(value, weight, 0, 0, DEEPEST);
        }

        /** @return this entry at those depths, both included, only */
        public Entry<T> betweenDepths(int newMin, int newMax) {
            return new Entry<>(value, weight, growth, newMin, newMax);
        }

        /** @return this entry at that depth and below it only */
        public Entry<T> fromDepth(int newMin) {
            return betweenDepths(newMin, maxDepth);
        }

        /** @return this entry, changing its weight with each depth below its minimum depth; what gets rarer has to end before */
        public Entry<T> growing(int newGrowth) {
            return new Entry<>(value, weight, newGrowth, minDepth, maxDepth);
        }

        boolean isAt(int depth) {
            return minDepth <= depth && depth <= maxDepth;
        }

        long weightAt(int depth) {
            return weightAt(weight, growth, depth - minDepth);
        }

        private static long weightAt(int weight, int growth, int below) {
            return weight + (long) growth * below;
        }
    }

    /**
     * How likely something is picked: in {@code ways} of {@code total} cases.
     *
     * @param value what
     * @param ways its weight, above 0
     * @param total the sum of all weights
     */
    public record Chance<T>(T value, long ways, long total) {
        public Chance {
            Objects.requireNonNull(value, "value");
        }

        /** @return from 0 to 1 */
        public double probability() {
            return (double) ways / total;
        }
    }

    private WeightedTable(List<Entry<T>> entries) {
        starts = Stream.concat(
                        Stream.of(0), entries.stream().flatMap(entry -> Stream.of(entry.minDepth, entry.maxDepth + 1)))
                .mapToInt(Integer::intValue)
                .sorted()
                .distinct()
                .toArray();
        bands = Arrays.stream(starts)
                .mapToObj(depth -> WeightedBand.at(depth, entries))
                .collect(ImmutableList.toImmutableList());
    }

    /** @return a builder without entries */
    public static <T> Builder<T> builder() {
        return new Builder<>();
    }

    /**
     * Picks one entry.
     *
     * @throws IllegalArgumentException if there is none at that depth; ask {@link #isEmptyAt} where that may be
     */
    public T pick(int depth, RandomSource random) {
        WeightedBand<T> band = bandAt(depth);
        long total = band.total(depth);
        if (total == 0) {
            throw new IllegalArgumentException(
                    "nothing to pick at depth " + depth + "; add an entry for it, or ask isEmptyAt(depth) first");
        }
        return band.picked(random.nextLong(total), depth);
    }

    /** @return whether there is nothing to pick at that depth */
    public boolean isEmptyAt(int depth) {
        return bandAt(depth).total(depth) == 0;
    }

    /** @return what may be picked at that depth and how likely, in the order of the entries; O(entries) */
    public List<Chance<T>> chances(int depth) {
        WeightedBand<T> band = bandAt(depth);
        ImmutableList.Builder<Chance<T>> chances = ImmutableList.builder();
        for (Entry<T> entry : band.entries()) {
            if (entry.weightAt(depth) > 0) {
                chances.add(new Chance<>(entry.value, entry.weightAt(depth), band.total(depth)));
            }
        }
        return chances.build();
    }

    private WeightedBand<T> bandAt(int depth) {
        if (depth < 0 || depth > DEEPEST) {
            throw new IllegalArgumentException("there is no depth " + depth + "; depths are 0 to " + DEEPEST);
        }
        int index = Arrays.binarySearch(starts, depth);
        return bands.get(index < 0 ? -index - 2 : index);
    }

    /** Collects entries. */
    public static final class Builder<T> {

        private final List<Entry<T>> entries = new ArrayList<>();

        private Builder() {}

        /** Adds an entry of that weight, 1 or more, at every depth. */
        public Builder<T> add(T value, int weight) {
            return add(Entry.of(value, weight));
        }

        /** Adds an entry. Equal ones may be added: their weights add up. */
        public Builder<T> add(Entry<T> entry) {
            entries.add(entry);
            return this;
        }

        /** @return the table; without entries it is empty at every depth */
        public WeightedTable<T> build() {
            return new WeightedTable<>(ImmutableList.copyOf(entries));
        }
    }
}
