package io.github.undercroft.study;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.SeedLevels;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.level.LevelContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What lies and lives on which floor of the games of some seeds, before anybody plays them.
 *
 * @param counts how many there are of each, by seed, floor and name; a stack counts as its size
 */
public record Catalogue(SortedMap<Entry, Long> counts) {

    private static final String HEADER = "seed,floor,what,count";
    private static final CharMatcher SEPARATORS = CharMatcher.anyOf(",\"\n\r");
    private static final Comparator<Entry> BY_PLACE =
            Comparator.comparingLong(Entry::seed).thenComparingInt(Entry::floor).thenComparing(Entry::what);

    /**
     * What is counted.
     *
     * @param floor 1 for the first level
     * @param what its name, and where it is if somebody or something holds it: {@code dagger in chest}
     */
    public record Entry(long seed, int floor, String what) implements Comparable<Entry> {

        /** Commas, quotes and ends of lines in the name become blanks. */
        public Entry {
            Objects.requireNonNull(what, "what");
            what = SEPARATORS.replaceFrom(what, ' ');
        }

        @Override
        public int compareTo(Entry other) {
            return BY_PLACE.compare(this, other);
        }
    }

    /** Copies the map. */
    public Catalogue {
        Objects.requireNonNull(counts, "counts");
        counts = ImmutableSortedMap.copyOfSorted(counts);
    }

    /**
     * The catalogue of games, made by their own rules.
     *
     * @param floors how many levels of each game, 1 or more; fewer if it has fewer
     * @throws IllegalArgumentException if floors is below 1
     * @throws io.github.undercroft.event.GameCodeException if the source of a level throws
     */
    public static Catalogue of(Rules rules, SeedRange seeds, int floors) {
        if (floors < 1) {
            throw new IllegalArgumentException("A catalogue has 1 or more floors, not " + floors);
        }
        SortedMap<Entry, Long> counts = new TreeMap<>();
        for (long seed = seeds.first(); seed - seeds.first() < seeds.size(); seed++) {
            SeedLevels levels = SeedLevels.of(rules, seed);
            for (int number = 0; number < Math.min(floors, levels.count().orElse(floors)); number++) {
                for (LevelContent.Placement each : levels.level(number).placements()) {
                    count(each.what(), seed, number + 1, counts);
                }
            }
        }
        return new Catalogue(counts);
    }

    /** Somebody with all that it has with it, however deep that lies. */
    private static void count(Blueprint what, long seed, int floor, SortedMap<Entry, Long> counts) {
        List<Held> all = new ArrayList<>(List.of(new Held(what, what.name())));
        for (int i = 0; i < all.size(); i++) {
            Held each = all.get(i);
            counts.merge(new Entry(seed, floor, each.where), size(each.what), Long::sum);
            for (Blueprint.Belonging belonging : each.what.belongings()) {
                Blueprint held = belonging.what();
                all.add(new Held(held, held.name() + " in " + each.where));
            }
        }
    }

    private record Held(Blueprint what, String where) {}

    private static long size(Blueprint what) {
        for (Component each : what.components()) {
            if (each instanceof StackSize stack) {
                return stack.count();
            }
        }
        return 1;
    }

    /** @return a line for each entry, as {@code floor 2    3 goblin}; with the seed if there are several */
    public List<String> lines() {
        boolean isOne = counts.keySet().stream().map(Entry::seed).distinct().count() < 2;
        return counts.entrySet().stream()
                .map(each -> (isOne ? "" : "seed " + each.getKey().seed() + "  ")
                        + String.format(
                                Locale.ROOT,
                                "floor %d %4d %s",
                                each.getKey().floor(),
                                each.getValue(),
                                each.getKey().what()))
                .toList();
    }

    /** @return a table with the columns {@code seed,floor,what,count} */
    public List<String> csv() {
        List<String> lines = new ArrayList<>(List.of(HEADER));
        counts.forEach((each, count) -> lines.add(each.seed() + "," + each.floor() + "," + each.what() + "," + count));
        return ImmutableList.copyOf(lines);
    }

    /**
     * Reads such a table.
     *
     * @throws StudyException if it is none; the message names the line
     */
    public static Catalogue read(List<String> csv) {
        if (csv.isEmpty() || !csv.get(0).equals(HEADER)) {
            throw new StudyException("A catalogue begins with the line " + HEADER);
        }
        SortedMap<Entry, Long> counts = new TreeMap<>();
        for (int i = 1; i < csv.size(); i++) {
            List<String> cells = Splitter.on(',').splitToList(csv.get(i));
            try {
                Entry entry = new Entry(Long.parseLong(cells.get(0)), Integer.parseInt(cells.get(1)), cells.get(2));
                counts.merge(entry, Long.parseLong(cells.get(3)), Long::sum);
            } catch (NumberFormatException | IndexOutOfBoundsException none) {
                throw new StudyException("Line " + (i + 1) + " is not of a catalogue: " + csv.get(i));
            }
        }
        return new Catalogue(counts);
    }

    /** @return its seeds, from the lowest to the highest */
    public SeedRange seeds() {
        if (counts.isEmpty()) {
            throw new StudyException("This catalogue is empty, so it has no seeds");
        }
        return new SeedRange(counts.firstKey().seed(), counts.lastKey().seed());
    }

    /** @return what this one has more and less than an older one, summed over all seeds, as {@code floor 2    3 goblin, was 1}; none if all is equal */
    public List<String> changesFrom(Catalogue older) {
        SortedMap<Entry, Long> before = older.summedUp();
        SortedMap<Entry, Long> now = summedUp();
        TreeSet<Entry> all = new TreeSet<>(before.keySet());
        all.addAll(now.keySet());
        return all.stream()
                .filter(each -> before.getOrDefault(each, 0L).longValue() != now.getOrDefault(each, 0L))
                .map(each -> String.format(
                        Locale.ROOT,
                        "floor %d %4d %s, was %d",
                        each.floor(),
                        now.getOrDefault(each, 0L),
                        each.what(),
                        before.getOrDefault(each, 0L)))
                .toList();
    }

    /** The counts of all seeds together. */
    private SortedMap<Entry, Long> summedUp() {
        SortedMap<Entry, Long> sums = new TreeMap<>();
        counts.forEach((each, count) -> sums.merge(new Entry(0, each.floor(), each.what()), count, Long::sum));
        return sums;
    }
}
