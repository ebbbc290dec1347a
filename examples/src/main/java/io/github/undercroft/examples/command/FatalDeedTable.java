package io.github.undercroft.examples.command;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.bot.FatalDeeds;
import io.github.undercroft.study.Column;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyCell;
import io.github.undercroft.study.StudyException;
import io.github.undercroft.study.StudyHeader;
import io.github.undercroft.study.StudySummary;
import io.github.undercroft.study.StudyTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a file with {@link FatalDeeds} says, in lines for an author: how fair the deaths are, which deeds are fatal and where, and what kills. */
final class FatalDeedTable {

    private static final ImmutableList<String> FINDINGS =
            ImmutableList.of(FatalDeeds.DEED, FatalDeeds.LUCK, FatalDeeds.HOPELESS, FatalDeeds.UNCLEAR);
    private static final int COLUMNS = 79;
    private static final int NAME = 28;
    private static final int MAX_ROWS = 4;
    private static final int MAX_SEEDS = 3;

    private final StudyHeader header;
    private final List<Death> deaths;

    private FatalDeedTable(StudyHeader header, List<Death> deaths) {
        this.header = header;
        this.deaths = deaths;
    }

    /** A game that was lost. */
    private record Death(
            long seed, long turns, String killer, String why, String kind, String better, long floor, long turn) {
        private boolean isByDeed() {
            return why.equals(FatalDeeds.DEED);
        }

        private long turnsBeforeEnd() {
            return turns - turn;
        }
    }

    /**
     * Sums a file up.
     *
     * @throws StudyException if it is no file of a study that looked for fatal deeds
     * @throws IOException if it can't be read
     */
    static List<String> lines(Path file, Study study) throws IOException {
        List<List<StudyCell>> rows = new ArrayList<>();
        StudyHeader header = StudyTable.read(file, rows::add);
        List<String> names = header.columns().stream().map(Column::name).toList();
        if (!names.contains(FatalDeeds.WHY)) {
            throw new StudyException(file + " has no column \"" + FatalDeeds.WHY + "\": it was played without --why");
        }
        List<Death> deaths = new ArrayList<>();
        for (List<StudyCell> row : rows) {
            if (!row.get(names.indexOf(FatalDeeds.WHY)).toString().isEmpty()) {
                deaths.add(death(name -> row.get(names.indexOf(name))));
            }
        }
        return new FatalDeedTable(header, deaths).lines(rows.size());
    }

    private static Death death(Function<String, StudyCell> cell) {
        return new Death(
                cell.apply("seed").number(),
                cell.apply("turns").number(),
                cell.apply("cause").toString(),
                cell.apply(FatalDeeds.WHY).toString(),
                cell.apply(FatalDeeds.KIND).toString(),
                cell.apply(FatalDeeds.BETTER).toString(),
                cell.apply(FatalDeeds.FLOOR).number(),
                cell.apply(FatalDeeds.TURN).number());
    }

    private List<String> lines(int games) {
        List<String> lines = new ArrayList<>();
        lines.add(header.name() + ", seeds " + header.shard().seedsOf(header.seeds()) + ": " + deaths.size() + " of "
                + games + " games were lost");
        if (deaths.isEmpty()) {
            return lines;
        }
        for (String finding : FINDINGS) {
            lines.add(rate(finding, (int)
                    deaths.stream().filter(death -> death.why.equals(finding)).count()));
        }
        lines.add(rate("no deed to blame", (int)
                deaths.stream().filter(death -> !death.isByDeed()).count()));
        List<Death> byDeed = deaths.stream().filter(Death::isByDeed).toList();
        if (!byDeed.isEmpty()) {
            lines.add(row("fatal deed", "deaths", "by floor"));
            addRows(lines, byDeed, Death::kind, FatalDeedTable::floors);
            lines.add(row("better instead", "deaths", "by floor"));
            addRows(lines, byDeed, Death::better, FatalDeedTable::floors);
        }
        lines.add(row("killed by", "deaths", "with a deed to blame"));
        addRows(
                lines,
                deaths,
                Death::killer,
                some -> Long.toString(some.stream().filter(Death::isByDeed).count()));
        addStrangest(lines, byDeed);
        return lines;
    }

    private String rate(String name, int count) {
        return StudySummary.rate(name, count, deaths.size());
    }

    private static String row(String name, String count, String rest) {
        String line = Strings.padEnd(Ascii.truncate(name, NAME, "..."), NAME, ' ') + Strings.padStart(count, 8, ' ')
                + "  " + rest;
        return Ascii.truncate(line, COLUMNS, "...");
    }

    /** The most common groups, and all others in one row. */
    private static void addRows(
            List<String> lines, List<Death> some, Function<Death, String> name, Function<List<Death>, String> rest) {
        Map<String, List<Death>> groups =
                some.stream().collect(Collectors.groupingBy(name, TreeMap::new, Collectors.toList()));
        List<Map.Entry<String, List<Death>>> sorted = new ArrayList<>(groups.entrySet());
        sorted.sort(Comparator.comparing(group -> -group.getValue().size()));
        int shown = sorted.size() > MAX_ROWS ? MAX_ROWS - 1 : sorted.size();
        sorted.subList(0, shown)
                .forEach(group -> lines.add(
                        row(group.getKey(), Integer.toString(group.getValue().size()), rest.apply(group.getValue()))));
        List<Death> others = sorted.subList(shown, sorted.size()).stream()
                .flatMap(group -> group.getValue().stream())
                .toList();
        if (!others.isEmpty()) {
            lines.add(row((sorted.size() - shown) + " others", Integer.toString(others.size()), rest.apply(others)));
        }
    }

    private static String floors(List<Death> some) {
        Map<Long, Long> counts =
                some.stream().collect(Collectors.groupingBy(Death::floor, TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(each -> each.getKey() + ": " + each.getValue())
                .collect(Collectors.joining(", "));
    }

    private void addStrangest(List<String> lines, List<Death> byDeed) {
        if (byDeed.isEmpty()) {
            return;
        }
        lines.add("games to look at, whose deed was the longest before the end:");
        byDeed.stream()
                .sorted(Comparator.comparing(death -> -death.turnsBeforeEnd()))
                .limit(MAX_SEEDS)
                .forEach(death -> {
                    String where = "  seed " + death.seed + ", turn " + death.turn + " of " + death.turns + ": ";
                    lines.add(Ascii.truncate(where + death.kind + ", better: " + death.better, COLUMNS, "..."));
                    lines.add("    ./play " + header.name() + " --games 1 --seed " + death.seed
                            + " --record F && ./play why F");
                });
    }
}
