package io.github.undercroft.study;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import com.google.common.primitives.ImmutableLongArray;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * What a file of a study says, in lines for a person: how games ended with intervals, quartiles of the numbers, what killed the players and
 * where, what was never counted, and which games to look at. Rows are read one by one; of each only its numbers are kept. Games that broke
 * count among the results alone.
 *
 * <p>Intervals are those of Wilson ("Probable inference, the law of succession, and statistical inference", 1927): a rate lies in them in 95 of
 * 100 studies.
 */
public final class StudySummary {

    private static final int WIDTH = 20;
    private static final int MIN_NUMBER_WIDTH = 9;
    private static final int MAX_KILLERS = 20;
    private static final ImmutableList<String> QUARTILES =
            ImmutableList.of("lowest", "quarter", "median", "quarter", "highest");
    private static final int MAX_SEEDS = 10;
    private static final ImmutableList<String> RESULTS = ImmutableList.of("won", "lost", "drawn", "stalled", "broken");

    private final LongFunction<Optional<String>> commands;
    private final StudyHeader header;
    private final int depth;
    private final List<Numbers> numbers = new ArrayList<>();
    private final Map<Integer, Map<String, Long>> tallies = new TreeMap<>();
    private final Map<String, Integer> results = new TreeMap<>();
    private final Map<String, Killed> killers = new TreeMap<>();
    private final List<String> troubles = new ArrayList<>();
    private int games;

    private StudySummary(Study study, StudyHeader header) {
        commands = study.commands(header);
        this.header = header;
        depth = study.depth().map(header::column).orElse(-1);
        for (int i = 1; i < header.columns().size(); i++) {
            Column.Kind kind = header.columns().get(i).kind();
            if (kind == Column.Kind.NUMBER) {
                numbers.add(new Numbers(i));
            } else if (kind == Column.Kind.TALLY) {
                tallies.put(i, new TreeMap<>());
            }
        }
    }

    /**
     * Sums a file up.
     *
     * @param study knows the command that shows a game, and the column of depth
     * @throws StudyException if it is no file of a study
     * @throws IOException if it can't be read
     */
    public static List<String> lines(Path file, Study study) throws IOException {
        StudySummary summary = new StudySummary(study, StudyTable.header(file));
        StudyTable.read(file, summary::add);
        List<String> lines = summary.lines();
        StudyTable.torn(file).ifPresent(lines::add);
        return lines;
    }

    /** The numbers of a column, and where the lowest and the highest are. */
    private static final class Numbers {
        private final int column;
        private final ImmutableLongArray.Builder all = ImmutableLongArray.builder();
        private int count;
        private long lowestSeed;
        private long highestSeed;
        private long lowest = Long.MAX_VALUE;
        private long highest = Long.MIN_VALUE;

        private Numbers(int column) {
            this.column = column;
        }

        private void add(long seed, long number) {
            if (count == 0 || number < lowest) {
                lowest = number;
                lowestSeed = seed;
            }
            if (count == 0 || number > highest) {
                highest = number;
                highestSeed = seed;
            }
            all.add(number);
            count++;
        }
    }

    /** What one cause did, by depth. */
    private static final class Killed {
        private final Map<Long, Integer> byDepth = new TreeMap<>();
        private int games;
    }

    private void add(List<StudyCell> cells) {
        games++;
        long seed = cells.get(0).number();
        String result = cells.get(1).toString();
        String cause = cells.get(4).toString();
        results.merge(result, 1, Integer::sum);
        if (result.equals("broken") || result.equals("stalled")) {
            addTrouble(seed, result, cause);
        }
        if (!result.equals("broken")) {
            numbers.forEach(each -> each.add(seed, cells.get(each.column).number()));
            tallies.forEach((column, counts) -> cells.get(column)
                    .counts()
                    .forEach((name, count) -> counts.merge(name, count, LongMath::saturatedAdd)));
        }
        if (result.equals("lost") && !cause.isEmpty()) {
            Killed killed = killers.computeIfAbsent(cause, none -> new Killed());
            killed.games++;
            if (depth >= 0) {
                killed.byDepth.merge(cells.get(depth).number(), 1, Integer::sum);
            }
        }
    }

    private void addTrouble(long seed, String result, String cause) {
        if (troubles.size() < MAX_SEEDS) {
            troubles.add("  " + seed + " " + result + ", " + cause + command(seed));
        }
    }

    private String command(long seed) {
        return commands.apply(seed).map(command -> ": " + command).orElse("");
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(header.name() + ", seeds " + header.shard().seedsOf(header.seeds()) + ": " + games
                + (games == 1 ? " game" : " games"));
        RESULTS.stream()
                .filter(results::containsKey)
                .forEach(result -> lines.add(rate(result, results.getOrDefault(result, 0), games)));
        numbers.removeIf(each -> each.count == 0);
        if (!numbers.isEmpty()) {
            int wide = numbers.stream()
                    .mapToInt(each -> Math.max(
                            Long.toString(each.lowest).length(),
                            Long.toString(each.highest).length()))
                    .max()
                    .orElse(0);
            wide = Math.max(MIN_NUMBER_WIDTH, wide + 2);
            lines.add(row("", wide, QUARTILES));
            for (Numbers each : numbers) {
                lines.add(row(header.columns().get(each.column).name(), wide, quartiles(each)));
            }
        }
        addKillers(lines);
        tallies.forEach((column, counts) -> addTally(lines, header.columns().get(column), counts));
        numbers.removeIf(each -> each.lowest == each.highest);
        if (!numbers.isEmpty()) {
            lines.add("games to look at:");
            numbers.forEach(each -> addStrangest(lines, each));
        }
        if (!troubles.isEmpty()) {
            lines.add("broken or stalled" + (troubles.size() == MAX_SEEDS ? ", the first " + MAX_SEEDS : "") + ":");
            lines.addAll(troubles);
        }
        return lines;
    }

    private void addStrangest(List<String> lines, Numbers each) {
        String name = header.columns().get(each.column).name();
        lines.add("  lowest " + name + ", " + each.lowest + ": seed " + each.lowestSeed + command(each.lowestSeed));
        lines.add("  highest " + name + ", " + each.highest + ": seed " + each.highestSeed + command(each.highestSeed));
    }

    /**
     * A line of a share, as a summary has it.
     *
     * @param name of what was counted
     * @param count in how many games it happened
     * @param of how many there were; 1 or more
     */
    public static String rate(String name, int count, int of) {
        Interval between = wilson(count, of);
        return Strings.padEnd(name, WIDTH, ' ')
                + String.format(
                        Locale.ROOT,
                        "%9d %7.1f %%   95 %% between %.1f %% and %.1f %%",
                        count,
                        100.0 * count / of,
                        100 * between.getLowerBound(),
                        100 * between.getUpperBound());
    }

    /** The bounds between which a rate lies. */
    static Interval wilson(int count, int of) {
        return BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(of, count, 0.05);
    }

    private static List<String> quartiles(Numbers numbers) {
        long[] sorted = numbers.all.build().stream().sorted().toArray();
        int last = sorted.length - 1;
        return IntStream.of(0, last / 4, last / 2, last - last / 4, last)
                .mapToObj(at -> Long.toString(sorted[at]))
                .toList();
    }

    private static String row(String name, int wide, List<String> cells) {
        return Strings.padEnd(name, WIDTH, ' ')
                + cells.stream().map(cell -> Strings.padStart(cell, wide, ' ')).collect(Collectors.joining());
    }

    private void addKillers(List<String> lines) {
        if (killers.isEmpty()) {
            return;
        }
        String where = depth < 0 ? "" : "  by " + header.columns().get(depth).name();
        lines.add(Strings.padEnd("killed by", WIDTH, ' ') + "    games" + where);
        killers.entrySet().stream()
                .sorted(Comparator.comparing(each -> -each.getValue().games))
                .limit(MAX_KILLERS)
                .forEach(each -> lines.add(Strings.padEnd(each.getKey(), WIDTH, ' ')
                        + Strings.padStart(Integer.toString(each.getValue().games), 9, ' ')
                        + "  " + byDepth(each.getValue())));
    }

    private static String byDepth(Killed killed) {
        List<String> parts = new ArrayList<>();
        killed.byDepth.forEach((where, count) -> parts.add(where + ": " + count));
        return String.join(", ", parts);
    }

    private static void addTally(List<String> lines, Column column, Map<String, Long> counts) {
        List<String> parts = new ArrayList<>();
        counts.entrySet().stream()
                .sorted(Comparator.comparing(each -> -each.getValue()))
                .limit(MAX_KILLERS)
                .forEach(each -> parts.add(each.getKey() + " " + each.getValue()));
        if (parts.isEmpty() && column.all().isEmpty()) {
            return;
        }
        lines.add(column.name() + ": " + (parts.isEmpty() ? "nothing" : String.join(", ", parts)));
        List<String> never =
                column.all().stream().filter(name -> !counts.containsKey(name)).toList();
        if (!never.isEmpty()) {
            lines.add(column.name() + " never: " + String.join(", ", never));
        }
    }
}
