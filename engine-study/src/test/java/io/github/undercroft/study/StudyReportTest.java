package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudyReportTest {

    @TempDir
    Path folder;

    /** Six games: four lost on floors 1, 2, 2 and 3, one won, one stalled. */
    private Path six(String name, String file) {
        return new SampleStudy(name, new SeedRange(1, 6), "floor number", "used tally", "weather word")
                .row(1, "lost", 10, "a1", "rat", 1, "dagger:2;sword:1", "rain")
                .row(2, "lost", 20, "a2", "ogre", 2, "dagger:1", "rain")
                .row(3, "lost", 20, "a3", "rat & <b>son</b>", 2, "", "sun")
                .row(4, "lost", 35, "a4", "rat", 3, "", "")
                .row(5, "won", 90, "a5", "", 4, "sword:1", "sun")
                .row(6, "stalled", 1000, "a6", "", 2, "", "sun")
                .write(folder.resolve(file));
    }

    @Test
    void tellsResultsWithWilsonsIntervals() {
        assertThat(StudyReport.of(six("cellar", "a.csv")).html())
                .contains("<th scope=\"row\">lost</th><td>4 of 6 (67%), 30 to 90%<svg")
                .contains("<th scope=\"row\">won</th><td>1 of 6 (17%), 3 to 56%<svg");
    }

    @Test
    void tellsKillersOfTheLostGamesOnly() {
        assertThat(StudyReport.of(six("cellar", "a.csv")).html())
                .contains("<th scope=\"row\">rat</th><td>2 of 4 (50%)");
    }

    @Test
    void tellsInHowManyGamesSomethingWasUsed() {
        assertThat(StudyReport.of(six("cellar", "a.csv")).html())
                .contains("<th scope=\"row\">dagger</th><td>2 of 6 (33%)")
                .contains("<th scope=\"row\">rain</th><td>2 of 6 (33%)");
    }

    @ParameterizedTest
    @Timeout(20)
    @CsvSource({
        "9223372036854775807, 9223372036854775807",
        "9223372036854775805, 9223372036854775807",
        "0, 9223372036854775807",
        "-9223372036854775807, 9223372036854775807",
        "-9223372036854775807, -9223372036854775807"
    })
    void theHighestNumbersHaveAPage(long low, long high) {
        SampleStudy study = new SampleStudy("cellar", new SeedRange(1, 9), "gold number");
        for (int seed = 1; seed <= 9; seed++) {
            study.row(seed, "lost", high, "a" + seed, "rat", seed <= 4 ? low : high);
        }
        Path file = study.write(folder.resolve("a.csv"));
        assertThat(StudyReport.of(file).html()).contains("lowest " + low + ", quartiles", "Histogram of gold");
        assertThat(StudyReport.of(file).beside(file).html()).contains("Both are identical");
    }

    @Test
    void tellsTheStrangestSeeds() {
        assertThat(StudyReport.of(six("cellar", "a.csv")).html())
                .contains(
                        "<th scope=\"row\">turns</th><td>10 (seed&nbsp;1)<br>20 (seed&nbsp;2)<br>20 (seed&nbsp;3)</td>"
                                + "<td>1000 (seed&nbsp;6)<br>90 (seed&nbsp;5)<br>35 (seed&nbsp;4)</td>");
    }

    @Test
    void whatAFileSaysIsTextAndNoMarkup() throws Exception {
        Path file = six("<script>alert(1)</script>", "a.csv".replace("a", "<i>"));
        String page = StudyReport.of(file).html();
        assertThat(page)
                .contains("&lt;script&gt;alert(1)", "rat &amp; &lt;b&gt;son")
                .doesNotContain("<script", "<b>", "<i>");
    }

    @Test
    void namesNoAddressOfANetwork() {
        assertThat(StudyReport.of(six("cellar", "a.csv"))
                        .beside(six("cellar", "b.csv"))
                        .html())
                .doesNotContain("http:", "https:", "//", "src=", "@import");
    }

    @Test
    void picturesHaveATitleAndADescription() {
        String page = StudyReport.of(six("cellar", "a.csv")).html();
        assertThat(Splitter.on("<svg viewBox").splitToList(page).stream()
                        .skip(1)
                        .toList())
                .hasSize(4)
                .allMatch(picture -> picture.contains("<title id=") && picture.contains("<desc id="))
                .element(2)
                .asString()
                .contains("5 of 6 (83%) alive after turns 10, 3 of 6 (50%) alive after turns 20");
    }

    @Test
    void whatIsOpenedIsClosed() {
        String page = StudyReport.of(six("cellar", "a.csv"))
                .beside(six("cellar", "b.csv"))
                .html();
        Deque<String> open = new ArrayDeque<>();
        Matcher tag = Pattern.compile("<(/?)([a-z0-9]+)((?: [a-zA-Z0-9-]+(?:=\"[^\"<>]*\")?)*)(/?)>")
                .matcher(page);
        int tags = 0;
        while (tag.find()) {
            tags++;
            if (!tag.group(1).isEmpty()) {
                assertThat(open.pop()).isEqualTo(tag.group(2));
            } else if (tag.group(4).isEmpty() && !List.of("meta", "br").contains(tag.group(2))) {
                open.push(tag.group(2));
            }
        }
        assertThat(open).isEmpty();
        assertThat(page.chars().filter(letter -> letter == '<').count()).isEqualTo(tags + 1);
    }

    @Test
    void twoStudiesStandSideBySideWithWhatMoved() {
        assertThat(StudyReport.of(six("cellar", "a.csv"))
                        .beside(six("cellar", "b.csv"))
                        .html())
                .contains(
                        "<dt>A</dt><dd>a.csv</dd>",
                        "<dt>B</dt><dd>b.csv</dd>",
                        "Both are identical",
                        "A: 4 of 6",
                        "B: 4 of 6")
                .contains("class=\"line a\"", "class=\"line b\"");
    }

    @Test
    void theOrderOfTheRowsDoesNotMatter() throws IOException {
        Path file = six("cellar", "a.csv");
        String page = StudyReport.of(file).html();
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.add(lines.remove(10));
        Files.write(file, lines);
        assertThat(StudyReport.of(file).html()).isEqualTo(page);
    }

    @Test
    void anotherGameOrAnEmptyFileIsRefused() {
        Path empty = new SampleStudy("cellar", new SeedRange(1, 6)).write(folder.resolve("empty.csv"));
        assertThatThrownBy(() -> StudyReport.of(empty)).hasMessageMatching(".*empty.csv has no games to show");
        assertThatThrownBy(() -> StudyReport.of(six("cellar", "a.csv"))
                        .beside(six("arena", "b.csv"))
                        .html())
                .isInstanceOf(StudyException.class)
                .hasMessageContaining("\"arena\"");
    }

    @Test
    void aStudyWithoutALostGameHasAReport() {
        Path won = new SampleStudy("cellar", new SeedRange(1, 2))
                .row(1, "won", 0, "", "")
                .row(2, "broken", "", "", "at fault")
                .write(folder.resolve("won.csv"));
        assertThat(StudyReport.of(won).html()).contains("no game was lost").doesNotContain("NaN", "Infinity");
    }

    @Test
    void binsHoldEachNumberOnce() {
        for (int seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            long reach = 1L << random.nextInt(1, 50);
            long[] numbers = random.longs(random.nextInt(1, 300), -reach / 3, reach)
                    .map(x -> random.nextInt(5) == 0 ? x / 1000 : x)
                    .sorted()
                    .toArray();
            Histogram bins = Histogram.of(numbers);
            int[] counts = bins.counts(numbers);
            assertThat(IntStream.of(counts).sum()).isEqualTo(numbers.length);
            assertThat(bins.bins()).isBetween(1, 22);
            for (int i = 0; i < counts.length; i++) {
                long from = bins.from(i);
                long to = bins.isOpen() && i == counts.length - 1 ? Long.MAX_VALUE : bins.from(i + 1);
                assertThat(LongStream.of(numbers)
                                .filter(x -> x >= from && x < to)
                                .count())
                        .isEqualTo(counts[i]);
            }
        }
    }

    @Test
    void aFewFarAwayShareTheLastBin() {
        long[] numbers = LongStream.range(0, 1000)
                .map(i -> i < 995 ? i % 100 : 1_000_000)
                .sorted()
                .toArray();
        Histogram bins = Histogram.of(numbers);
        assertThat(bins.label(bins.bins() - 1)).isEqualTo("100 and more");
        assertThat(bins.counts(numbers)[bins.bins() - 1]).isEqualTo(5);
    }

    @Test
    void survivalIsWhatCountingByHandFinds() {
        SplittableRandom random = new SplittableRandom(4);
        SampleStudy study = new SampleStudy("cellar", new SeedRange(0, 99));
        long[] turns = random.longs(100, 0, 50).toArray();
        for (int seed = 0; seed < 100; seed++) {
            study.row(seed, seed % 3 == 0 ? "won" : "lost", turns[seed], "", "");
        }
        Survival survival = Survival.of(StudyColumns.of(study.write(folder.resolve("a.csv"))), "turns");
        for (int time = -1; time < 52; time++) {
            int at = time;
            assertThat(survival.alive(time))
                    .isEqualTo(100
                            - (int) IntStream.range(0, 100)
                                    .filter(seed -> seed % 3 != 0 && turns[seed] <= at)
                                    .count());
        }
    }

    @Test
    void thePageIsWritten() throws Exception {
        StudyReport report = StudyReport.of(six("cellar", "a.csv"));
        report.to(folder.resolve("a.html"));
        assertThat(Files.readString(folder.resolve("a.html"))).isEqualTo(report.html());
        assertThatThrownBy(() -> report.to(folder.resolve("none/a.html"))).isInstanceOf(StudyException.class);
    }
}
