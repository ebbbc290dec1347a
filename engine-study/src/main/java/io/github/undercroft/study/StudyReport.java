package io.github.undercroft.study;

import static io.github.undercroft.study.ReportPictures.escaped;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A page that shows a study, or two side by side: results, histograms of the numbers, how long games survive, what killed, the strangest
 * seeds. One HTML file without scripts that needs no network. The same files give the same page.
 *
 * <p>The rows are read one by one; of each only its numbers are kept, some 50 bytes a game without own columns.
 */
final class StudyReport {

    /** How each page begins. */
    static final String BEGINNING = "<!DOCTYPE html>";

    private static final ImmutableSet<String> FIXED = ImmutableSet.of("result", "cause");
    private static final ImmutableList<String> DEPTHS = ImmutableList.of("floor", "level", "depth");

    private final ImmutableList<Path> files;
    private final ImmutableList<StudyColumns> studies;
    private final Function<String, Optional<Study>> known;

    private StudyReport(
            ImmutableList<Path> files, ImmutableList<StudyColumns> studies, Function<String, Optional<Study>> known) {
        this.files = files;
        this.studies = studies;
        this.known = Objects.requireNonNull(known, "known");
    }

    /**
     * Of one study.
     *
     * @throws StudyException if it can't be read, or has no games
     */
    public static StudyReport of(Path file) {
        return new StudyReport(ImmutableList.of(file), ImmutableList.of(read(file)), name -> Optional.empty());
    }

    /**
     * The same study with a newer one of the same game beside it, and what moved between them.
     *
     * @throws StudyException if it can't be read, has no games, or is of another game
     */
    public StudyReport beside(Path newer) {
        return new StudyReport(
                ImmutableList.of(files.get(0), newer), ImmutableList.of(studies.get(0), read(newer)), known);
    }

    /**
     * The same with the commands that show the strangest games, as far as their study has any; none for games of older rules.
     *
     * @param found the study of a name
     */
    public StudyReport withCommands(Function<String, Optional<Study>> found) {
        return new StudyReport(files, studies, found);
    }

    private LongFunction<Optional<String>> commands(StudyHeader header) {
        return known.apply(header.name()).map(study -> study.commands(header)).orElse(seed -> Optional.empty());
    }

    private static StudyColumns read(Path file) {
        StudyColumns study = StudyColumns.of(file);
        if (study.size() == 0) {
            throw new StudyException(file + " has no games to show");
        }
        return study;
    }

    /**
     * Writes the page.
     *
     * @throws StudyException if the file can't be written
     */
    public void to(Path page) {
        StudyLines.requirePlain(page);
        try {
            Files.writeString(page, html());
        } catch (IOException e) {
            throw new StudyException("The page can't be written: " + StudyLines.why(e));
        }
    }

    /** @return the page */
    public String html() {
        String title = "Study of " + escaped(studies.get(0).header().name());
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
                <title>"""
                + title + "</title>\n<style>\n" + style() + "</style>\n</head>\n<body>\n"
                + "<svg class=\"hidden\" aria-hidden=\"true\"><pattern id=\"stripes\" width=\"5\" height=\"5\""
                + " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><line class=\"stripe\" x1=\"1\" x2=\"1\" y2=\"5\"/>"
                + "</pattern></svg>\n<h1>" + title + "</h1>\n"
                + section("studies", each(this::head))
                + change()
                + results()
                + "<h2>Numbers</h2>\n" + histograms()
                + "<h2>Survival</h2>\n<p>The share of the games that were not lost so far; a game that was won or that stalled counts as alive.</p>\n"
                + section("pictures", survivals())
                + killers()
                + shares()
                + "<h2>The strangest seeds</h2>\n"
                + section("studies", each(this::strangest))
                + "</body>\n</html>\n";
    }

    private String strangest(int i) {
        StudyColumns study = studies.get(i);
        return "<div>" + ReportTables.strangest(study, label(i), commands(study.header())) + "</div>\n";
    }

    private static String style() {
        try {
            return Resources.toString(Resources.getResource(StudyReport.class, "report.css"), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String section(String style, String content) {
        return "<div class=\"" + style + "\">\n" + content + "</div>\n";
    }

    private String each(Function<Integer, String> part) {
        return part.apply(0) + (studies.size() > 1 ? part.apply(1) : "");
    }

    /** @return which study it is: A, the older one, or B; nothing of only one */
    private String label(int i) {
        return studies.size() == 1 ? "" : i == 0 ? "A" : "B";
    }

    private String head(int i) {
        StudyHeader header = studies.get(i).header();
        String file = Objects.requireNonNullElse(files.get(i).getFileName(), files.get(i))
                .toString();
        return "<dl>" + fact(label(i).isEmpty() ? "File" : label(i), file)
                + fact(
                        "Games",
                        studies.get(i).size() + " of "
                                + header.shard().seedsOf(header.seeds()).size())
                + fact(
                        "Seeds",
                        header.seeds() + (header.shard().equals(Shard.WHOLE) ? "" : ", shard " + header.shard()))
                + fact("Version", Integer.toString(header.version()))
                + fact("Fingerprint", Strings.padStart(Long.toHexString(header.fingerprint()), 16, '0'))
                + fact("Limit of steps", Long.toString(header.limit()))
                + studies.get(i).torn().map(cut -> fact("Note", cut)).orElse("") + "</dl>\n";
    }

    private static String fact(String name, String value) {
        return "<dt>" + name + "</dt><dd>" + escaped(value) + "</dd>";
    }

    private String change() {
        if (studies.size() == 1) {
            return "";
        }
        StringBuilder list = new StringBuilder("<h2>From A to B</h2>\n<ul>\n");
        new StudyComparison("A", "B", studies.get(0), studies.get(1))
                .lines()
                .forEach(line -> list.append("<li>").append(escaped(line)).append("</li>\n"));
        return list + "</ul>\n";
    }

    private String results() {
        return "<h2>Results</h2>\n"
                + bars("Of all games", study -> study.words("result").counts(), StudyColumns::size);
    }

    private String bars(
            String caption,
            Function<StudyColumns, Map<String, Integer>> counts,
            Function<StudyColumns, Integer> games) {
        return ReportTables.bars(
                        caption,
                        studies.stream().map(counts).toList(),
                        studies.stream().map(games).toList())
                + "\n";
    }

    /** Two studies have a line of their own for each column. */
    private String histograms() {
        StringBuilder all = new StringBuilder();
        for (String name : names(StudyColumns::numbers)) {
            List<long[]> numbers =
                    studies.stream().map(study -> study.inOrder(name)).toList();
            long[] together =
                    numbers.stream().flatMapToLong(LongStream::of).sorted().toArray();
            if (together.length > 0) {
                Histogram bins = Histogram.of(together);
                double top = numbers.stream().mapToDouble(bins::top).max().orElse(1);
                String row = each(i -> histogram(i, name, numbers.get(i), bins, top));
                all.append(studies.size() == 1 ? row : section("pictures", row));
            }
        }
        return studies.size() == 1 ? section("pictures", all.toString()) : all.toString();
    }

    private String histogram(int i, String name, long[] numbers, Histogram bins, double top) {
        String before = label(i).isEmpty() ? "" : label(i) + ": ";
        if (numbers.length == 0) {
            return "<p>" + before + "no game has one</p>\n";
        }
        return "<figure>" + ReportPictures.histogram(name, numbers, bins, top, i == 0 ? "a" : "b") + "<figcaption>"
                + before
                + "lowest " + numbers[0] + ", quartiles " + NumberChange.quantile(numbers, 1) + ", "
                + NumberChange.quantile(numbers, 2) + " and " + NumberChange.quantile(numbers, 3) + ", highest "
                + numbers[numbers.length - 1] + ", mean "
                + StudyFigure.rounded(NumberChange.mean(numbers)) + "</figcaption></figure>\n";
    }

    /** @return the names of the columns of a kind that any of the studies has, in their order */
    private Set<String> names(Function<StudyColumns, Map<String, ?>> columns) {
        return studies.stream()
                .flatMap(study -> columns.apply(study).keySet().stream())
                .collect(ImmutableSet.toImmutableSet());
    }

    private String survivals() {
        return Stream.concat(
                        Stream.of("turns"),
                        names(StudyColumns::numbers).stream().filter(DEPTHS::contains))
                .filter(name ->
                        studies.stream().allMatch(study -> study.numbers().containsKey(name)))
                .map(name -> "<figure>"
                        + ReportPictures.survival(
                                name,
                                studies.stream()
                                        .map(study -> Survival.of(study, name))
                                        .toList())
                        + "</figure>\n")
                .collect(Collectors.joining());
    }

    private String killers() {
        return "<h2>Killers</h2>\n"
                + bars(
                        "Of the lost games",
                        StudyColumns::killers,
                        study -> study.words("result").counts().getOrDefault("lost", 0));
    }

    private String shares() {
        StringBuilder all = new StringBuilder();
        for (String name : names(StudyColumns::tallies)) {
            all.append("<h2>")
                    .append(escaped(name))
                    .append("</h2>\n")
                    .append(bars(
                            "Of all games, those in which it occurs",
                            study -> Maps.transformValues(
                                    study.tallies().getOrDefault(name, ImmutableMap.of()), StudyColumns.Tally::games),
                            StudyColumns::size));
        }
        for (String name : names(StudyColumns::words)) {
            if (!FIXED.contains(name)) {
                all.append("<h2>")
                        .append(escaped(name))
                        .append("</h2>\n")
                        .append(bars("Of all games", study -> study.words(name).counts(), StudyColumns::size));
            }
        }
        return all.toString();
    }
}
