package io.github.undercroft.study;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import com.google.common.math.LongMath;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A study column by column, by ascending seeds, in arrays of numbers: 8 bytes for each cell of a number, 4 for each of a word. Cells of the
 * column {@code state} are not kept.
 */
final class StudyColumns {

    /** Stands for a number that a game has not, as its row broke. */
    static final long MISSING = Long.MIN_VALUE;

    private static final int MAX_WORDS = 10_000;

    private final StudyHeader header;
    private final Optional<String> torn;
    private final ImmutableLongArray seeds;
    private final ImmutableLongArray digests;
    private final Map<String, ImmutableLongArray> numbers;
    private final Map<String, Words> words;
    private final Map<String, Map<String, Tally>> tallies;

    /** Words as numbers: those of the games, and what each stands for. */
    record Words(ImmutableIntArray of, ImmutableList<String> names) {

        /** @return how many games have each word, by the words; games without one are left out */
        Map<String, Integer> counts() {
            int[] counts = new int[names.size()];
            of.forEach(word -> counts[word]++);
            Map<String, Integer> all = new TreeMap<>();
            for (int i = 0; i < counts.length; i++) {
                if (!names.get(i).isEmpty()) {
                    all.put(names.get(i), counts[i]);
                }
            }
            return all;
        }
    }

    /** In how many games a name occurs, and how often in all. */
    record Tally(int games, long times) {

        static final Tally NONE = new Tally(0, 0);

        Tally plus(Tally other) {
            return new Tally(games + other.games, LongMath.saturatedAdd(times, other.times));
        }
    }

    private StudyColumns(StudyHeader header, Reading reading, Optional<String> torn) {
        this.header = header;
        this.torn = torn;
        int[] order = order(reading.seeds.build());
        seeds = sorted(reading.seeds.build(), order);
        digests = sorted(reading.digests.build(), order);
        for (int i = 1; i < seeds.length(); i++) {
            if (seeds.get(i) == seeds.get(i - 1)) {
                throw new StudyException(reading.file + " has two rows of the seed " + seeds.get(i));
            }
        }
        SeedRange planned = header.shard().seedsOf(header.seeds());
        if (seeds.length() > 0 && (seeds.get(0) < planned.first() || seeds.get(seeds.length() - 1) > planned.last())) {
            throw new StudyException(reading.file + " is of the seeds " + planned + ", and has a row of the seed "
                    + (seeds.get(0) < planned.first() ? seeds.get(0) : seeds.get(seeds.length() - 1)));
        }
        numbers = new LinkedHashMap<>();
        words = new LinkedHashMap<>();
        tallies = new LinkedHashMap<>();
        for (int i = 1; i < header.columns().size(); i++) {
            Column column = header.columns().get(i);
            switch (column.kind()) {
                case NUMBER ->
                    numbers.put(column.name(), sorted(reading.numbers.get(i).build(), order));
                case WORD -> {
                    if (!column.name().equals("state")) {
                        words.put(
                                column.name(),
                                new Words(
                                        sorted(reading.words.get(i).build(), order),
                                        ImmutableList.copyOf(
                                                reading.names.get(i).keySet())));
                    }
                }
                case TALLY -> tallies.put(column.name(), reading.tallies.get(i));
            }
        }
    }

    /**
     * Reads a file.
     *
     * @throws StudyException if it can't be read
     */
    static StudyColumns of(Path file) {
        try {
            if (!Files.exists(file)) {
                throw new StudyException("There is no file " + file);
            }
            Reading reading = new Reading(file);
            StudyHeader header = StudyTable.read(file, reading::add);
            return new StudyColumns(header, reading, StudyTable.torn(file));
        } catch (IOException e) {
            throw new StudyException(file + " can't be read: " + StudyLines.why(e));
        }
    }

    StudyHeader header() {
        return header;
    }

    /** @return a sentence about a last row that was cut */
    Optional<String> torn() {
        return torn;
    }

    /** @return how many games there are */
    int size() {
        return seeds.length();
    }

    ImmutableLongArray seeds() {
        return seeds;
    }

    /** @return a number for each row that tells it from any other row */
    ImmutableLongArray digests() {
        return digests;
    }

    /** @return the columns of numbers but for the seeds, by their names */
    Map<String, ImmutableLongArray> numbers() {
        return numbers;
    }

    /** @return the numbers of that column; none if there is no such column */
    ImmutableLongArray numbers(String name) {
        return Objects.requireNonNullElse(numbers.get(name), ImmutableLongArray.of());
    }

    /** @return the words of that column; none if there is no such column */
    Words words(String name) {
        return Objects.requireNonNullElse(words.get(name), new Words(ImmutableIntArray.of(), ImmutableList.of()));
    }

    /** @return the numbers that the games have, ascending; none if there is no such column */
    long[] inOrder(String name) {
        return numbers(name).stream()
                .filter(number -> number != MISSING)
                .sorted()
                .toArray();
    }

    /** @return how many of the lost games have each cause */
    Map<String, Integer> killers() {
        Words results = words("result");
        Words causes = words("cause");
        int lost = results.names().indexOf("lost");
        Map<String, Integer> killers = new TreeMap<>();
        for (int i = 0; i < size(); i++) {
            if (results.of().get(i) == lost) {
                String cause = causes.names().get(causes.of().get(i));
                killers.merge(cause.isEmpty() ? "nothing known" : cause, 1, Integer::sum);
            }
        }
        return killers;
    }

    /** @return the columns of words but for the states, by their names */
    Map<String, Words> words() {
        return words;
    }

    /** @return the names of each column of names with counts */
    Map<String, Map<String, Tally>> tallies() {
        return tallies;
    }

    /** @return the rows by ascending seeds; nothing if they are so already */
    private static int[] order(ImmutableLongArray seeds) {
        boolean isSorted = IntStream.range(1, seeds.length()).allMatch(i -> seeds.get(i - 1) <= seeds.get(i));
        return IntStream.range(0, isSorted ? 0 : seeds.length())
                .boxed()
                .sorted(Comparator.comparingLong(seeds::get))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static ImmutableIntArray sorted(ImmutableIntArray cells, int[] order) {
        return order.length == 0
                ? cells
                : ImmutableIntArray.copyOf(IntStream.of(order).map(cells::get));
    }

    private static ImmutableLongArray sorted(ImmutableLongArray cells, int[] order) {
        return order.length == 0
                ? cells
                : ImmutableLongArray.copyOf(IntStream.of(order).mapToLong(cells::get));
    }

    /** The columns while they grow. The first row tells how many there are; the kinds are known only when the file has been read. */
    private static final class Reading {

        private final Path file;
        private final ImmutableLongArray.Builder seeds = ImmutableLongArray.builder();
        private final ImmutableLongArray.Builder digests = ImmutableLongArray.builder();
        private final List<ImmutableLongArray.Builder> numbers = new ArrayList<>();
        private final List<ImmutableIntArray.Builder> words = new ArrayList<>();
        private final List<Map<String, Integer>> names = new ArrayList<>();
        private final List<Map<String, Tally>> tallies = new ArrayList<>();
        private final StudyHeader header;

        Reading(Path file) throws IOException {
            this.file = file;
            this.header = StudyTable.header(file);
            header.columns().forEach(column -> {
                numbers.add(ImmutableLongArray.builder());
                words.add(ImmutableIntArray.builder());
                names.add(new LinkedHashMap<>());
                tallies.add(new TreeMap<>());
            });
        }

        void add(List<StudyCell> cells) {
            seeds.add(cells.get(0).number());
            digests.add(Hashing.farmHashFingerprint64()
                    .hashUnencodedChars(Joiner.on(',').join(cells))
                    .asLong());
            for (int i = 1; i < cells.size(); i++) {
                int column = i;
                StudyCell cell = cells.get(i);
                switch (header.columns().get(i).kind()) {
                    case NUMBER ->
                        numbers.get(i).add(cell instanceof StudyCell.WholeNumber known ? known.number() : MISSING);
                    case WORD -> {
                        if (!header.columns().get(i).name().equals("state")) {
                            words.get(i).add(word(names.get(i), cell.toString()));
                        }
                    }
                    case TALLY ->
                        cell.counts()
                                .forEach((name, times) ->
                                        tallies.get(column).merge(name, new Tally(1, times), Tally::plus));
                }
            }
        }

        private static int word(Map<String, Integer> names, String name) {
            String known = names.size() < MAX_WORDS || names.containsKey(name) ? name : "others";
            return names.computeIfAbsent(known, added -> names.size());
        }
    }
}
