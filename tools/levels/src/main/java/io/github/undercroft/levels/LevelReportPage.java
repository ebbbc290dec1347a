package io.github.undercroft.levels;

import com.google.common.collect.ImmutableList;
import com.google.common.html.HtmlEscapers;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.report.LevelFigure;
import io.github.undercroft.dungeon.report.LevelReport;
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.MapPicture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/** Statistics of one generator's levels, as text, and as a page with pictures of the first levels. */
final class LevelReportPage {

    private static final int MAX_PICTURES = 6;
    /** Larger levels are not drawn: their pictures would not fit a screen. */
    private static final int MAX_CELLS_DRAWN = 40_000;

    private static final String STYLE = """
            body{font-family:sans-serif;max-width:80em;margin:2em auto;padding:0 1em}
            table{border-collapse:collapse;margin:1em 0}
            th,td{border:1px solid #bbb;padding:.3em .8em;text-align:right}
            th:first-child,td:first-child{text-align:left}
            img{max-width:100%;display:block;margin:1em 0}
            """;

    private final LevelGenerator generator;
    private final long firstSeed;
    private final LevelReport report = new LevelReport();
    private final List<String> pictures = new ArrayList<>();
    private long nanos;

    LevelReportPage(LevelGenerator generator, long firstSeed) {
        this.generator = generator;
        this.firstSeed = firstSeed;
    }

    /** Adds a level. The plan has a seed of its own, so the level's seed is passed too. */
    void add(LevelPlan plan, long seed, long took) {
        report.add(plan);
        nanos += took;
        if (pictures.size() < MAX_PICTURES && (long) plan.width() * plan.height() <= MAX_CELLS_DRAWN) {
            byte[] png = MapPicture.of(plan).withCells(CellSize.NARROW).pixels().toPng();
            pictures.add("<img alt=\"a level of seed " + seed + "\" src=\"data:image/png;base64,"
                    + Base64.getEncoder().encodeToString(png) + "\">\n");
        }
    }

    /** Adds a level that could not be made. */
    void add(LevelFailedException failure) {
        report.add(failure);
    }

    /** The statistics as lines of text. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows()) {
            text.append(String.format(
                    Locale.ROOT, "%-36s %10s %10s %10s%n", row.get(0), row.get(1), row.get(2), row.get(3)));
        }
        return text.toString().replace(System.lineSeparator(), "\n");
    }

    /**
     * Writes the page.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    void write(Path file) {
        try {
            Files.writeString(file, html());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(
                    "cannot write the report " + file + "; give a file in a folder that can be written to", unwritable);
        }
    }

    private String html() {
        StringBuilder page = new StringBuilder(
                "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Levels</title>\n<style>\n"
                        + STYLE + "</style>\n<h1>" + (report.levels() + report.failures())
                        + " levels</h1>\n<p>Of the seed "
                        + firstSeed + " and those that follow, by <code>" + escaped(generator.toString())
                        + "</code>.</p>\n<table>\n");
        String cell = "th";
        for (List<String> row : rows()) {
            page.append("<tr>");
            for (String each : row) {
                page.append('<').append(cell).append('>').append(escaped(each));
            }
            page.append('\n');
            cell = "td";
        }
        page.append("</table>\n");
        pictures.forEach(page::append);
        return page.append("</html>\n").toString();
    }

    private static String escaped(String text) {
        return HtmlEscapers.htmlEscaper().escape(text);
    }

    private List<List<String>> rows() {
        ImmutableList.Builder<List<String>> rows = ImmutableList.builder();
        rows.add(ImmutableList.of("", "min", "mean", "max"));
        for (LevelFigure figure : LevelFigure.values()) {
            report.summary(figure)
                    .ifPresent(spread -> rows.add(ImmutableList.of(
                            figure.label(), number(spread.min()), number(spread.mean()), number(spread.max()))));
        }
        rows.add(single("levels", String.valueOf(report.levels())));
        rows.add(single("levels that could not be made", String.valueOf(report.failures())));
        rows.add(single("attempts", String.valueOf(report.attempts())));
        if (report.levels() > 0) {
            rows.add(single("milliseconds a level", number(nanos / 1e6 / report.levels())));
        }
        report.dropped().forEach((reason, times) -> rows.add(single("dropped: " + reason, String.valueOf(times))));
        return rows.build();
    }

    private static List<String> single(String name, String value) {
        return ImmutableList.of(name, "", value, "");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
