package io.github.undercroft.study;

import static io.github.undercroft.study.ReportPictures.escaped;
import static io.github.undercroft.study.ReportPictures.pixel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.apache.commons.statistics.interval.Interval;

/** Writes the tables of a report. A bar stands under the figure that it shows. */
final class ReportTables {

    private static final int MAX_ROWS = 20;
    private static final int STRANGEST = 3;

    private ReportTables() {}

    /**
     * A row for each name, the most frequent first, with a bar for each study.
     *
     * @param caption what the bars are shares of
     * @param counts of one study, or of two
     * @param games of how many in all, of each study
     */
    static String bars(String caption, List<Map<String, Integer>> counts, List<Integer> games) {
        Map<String, Double> shares = new TreeMap<>();
        for (int i = 0; i < counts.size(); i++) {
            int all = Math.max(1, games.get(i));
            counts.get(i).forEach((name, count) -> shares.merge(name, (double) count / all, Double::sum));
        }
        List<String> names = new ArrayList<>(shares.keySet());
        names.sort(Comparator.comparing((String name) -> -shares.getOrDefault(name, 0.0))
                .thenComparing(Comparator.naturalOrder()));
        StringBuilder table = new StringBuilder(
                "<table class=\"bars\"><caption>" + escaped(caption) + ", with 95% intervals</caption>");
        for (String name : names.subList(0, Math.min(MAX_ROWS, names.size()))) {
            table.append("<tr><th scope=\"row\">").append(escaped(name)).append("</th><td>");
            for (int i = 0; i < counts.size(); i++) {
                table.append(counts.size() == 1 ? "" : i == 0 ? "A: " : "B: ");
                table.append(bar(counts.get(i).getOrDefault(name, 0), games.get(i), i == 0 ? "a" : "b"));
            }
            table.append("</td></tr>");
        }
        int more = names.size() - MAX_ROWS;
        return table + (more > 0 ? "<tr><th scope=\"row\">and " + more + " more</th><td></td></tr>" : "") + "</table>";
    }

    private static String bar(int count, int games, String style) {
        if (games == 0) {
            return "no games";
        }
        Interval wilson = StudySummary.wilson(count, games);
        double low = 100 * wilson.getLowerBound();
        double high = 100 * wilson.getUpperBound();
        return ReportPictures.share(count, games) + ", " + precise(low, high - low) + " to "
                + precise(high, high - low)
                + "%<svg aria-hidden=\"true\"><rect class=\"" + style + "\" height=\"8\" width=\""
                + pixel(100.0 * count / games) + "%\"/><line class=\"whisker\" y1=\"11\" y2=\"11\" x1=\"" + pixel(low)
                + "%\" x2=\""
                + pixel(high) + "%\"/></svg>";
    }

    /** @return a number of percent with as many digits as a narrow interval needs */
    private static String precise(double percent, double width) {
        if (width >= 2) {
            return StudyFigure.rounded(percent);
        }
        double digits = width >= 0.2 ? 10 : 100;
        return Double.toString(Math.round(percent * digits) / digits);
    }

    /** The games with the lowest numbers of each column, and those with the highest ones. */
    static String strangest(StudyColumns study, String caption, LongFunction<Optional<String>> commands) {
        StringBuilder table = new StringBuilder(
                "<table><caption>" + escaped(caption)
                        + "</caption><tr><th scope=\"col\">Of</th><th scope=\"col\">lowest</th><th scope=\"col\">highest</th></tr>");
        study.numbers()
                .forEach((name, numbers) -> table.append("<tr><th scope=\"row\">")
                        .append(escaped(name))
                        .append("</th><td>")
                        .append(seeds(study, name, 1, commands))
                        .append("</td><td>")
                        .append(seeds(study, name, -1, commands))
                        .append("</td></tr>"));
        return table + "</table>";
    }

    /** Keeps three games while it walks over all: the lowest, or the highest if the sign is -1; of equal ones the lower seeds. */
    private static String seeds(StudyColumns study, String name, int sign, LongFunction<Optional<String>> commands) {
        List<Integer> kept = new ArrayList<>();
        Comparator<Integer> order = Comparator.comparing(
                (Integer row) -> study.numbers(name).get(row), (one, other) -> sign * Long.compare(one, other));
        IntStream.range(0, study.size())
                .filter(row -> study.numbers(name).get(row) != StudyColumns.MISSING)
                .forEach(row -> {
                    if (kept.size() < STRANGEST || order.compare(row, kept.get(STRANGEST - 1)) < 0) {
                        kept.add(row);
                        kept.sort(order);
                        kept.subList(Math.min(STRANGEST, kept.size()), kept.size())
                                .clear();
                    }
                });
        StringBuilder text = new StringBuilder();
        for (int row : kept) {
            text.append(text.isEmpty() ? "" : "<br>")
                    .append(study.numbers(name).get(row))
                    .append(" (seed&nbsp;")
                    .append(study.seeds().get(row))
                    .append(")");
            commands.apply(study.seeds().get(row))
                    .ifPresent(command ->
                            text.append("<br><code>").append(escaped(command)).append("</code>"));
        }
        return text.toString();
    }
}
