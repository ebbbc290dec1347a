package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyComparisonTest {

    private static final SeedRange SIXTY = new SeedRange(300, 359);

    @TempDir
    Path folder;

    /** Games of 200 to 1200 turns, one of three won. */
    private SampleStudy games(String name, SeedRange seeds, double longer, int won) {
        SampleStudy study = new SampleStudy(name, seeds, "floor number", "used tally");
        for (long seed = seeds.first(); seed <= seeds.last(); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            long turns = (long) (random.nextInt(200, 1200) * longer);
            boolean isWon = random.nextInt(100) < won;
            study.row(
                    seed,
                    isWon ? "won" : "lost",
                    turns,
                    Long.toHexString(random.nextLong()),
                    isWon ? "" : random.nextInt(4) == 0 ? "rat" : "ogre",
                    random.nextInt(1, 9),
                    random.nextBoolean() ? "dagger:2;sword:1" : "sword:4");
        }
        return study;
    }

    private StudyComparison compare(SampleStudy before, SampleStudy after) {
        return StudyComparison.of(before.write(folder.resolve("old.csv")), after.write(folder.resolve("new.csv")));
    }

    private static List<String> moved(StudyComparison comparison) {
        return comparison.figures().stream()
                .filter(StudyFigure::beyondChance)
                .map(StudyFigure::name)
                .toList();
    }

    @Test
    void ofTooFewGamesNothingIsSaidOfChance() {
        for (int games : new int[] {1, 4, 5}) {
            SampleStudy before = games("cellar", new SeedRange(1, games), 1, 33);
            for (SeedRange seeds : List.of(new SeedRange(1, games), new SeedRange(101, 100 + games))) {
                assertThat(compare(before, games("cellar", seeds, 9, 33)).lines())
                        .contains("These are too few games to tell what moved.")
                        .anyMatch(line -> line.startsWith("Too few games to tell: ") && line.contains("turns"))
                        .noneMatch(line -> line.startsWith("May be chance"));
            }
        }
    }

    @Test
    void asManyGamesAsCanTellAreTested() {
        SampleStudy six = games("cellar", new SeedRange(1, 6), 1, 33);
        assertThat(moved(compare(six, games("cellar", new SeedRange(101, 106), 90, 33))))
                .containsExactly("turns");
        SampleStudy ten = games("cellar", new SeedRange(1, 10), 1, 33);
        assertThat(moved(compare(ten, games("cellar", new SeedRange(1, 10), 9, 33))))
                .containsExactly("turns");
    }

    @Test
    void thirtyPercentMoreTurnsOfTheSameSeedsAreFound() {
        StudyComparison comparison = compare(games("cellar", SIXTY, 1, 33), games("cellar", SIXTY, 1.3, 33));
        assertThat(moved(comparison)).containsExactly("turns");
        assertThat(comparison.lines())
                .contains(
                        "1 of 8 figures moved beyond chance:",
                        "turns: median 701 to 911, 30% more (beyond chance); quartiles 347..944 to 451..1227; shift 175 to"
                                + " 226 (95% interval)",
                        "May be chance: cause:ogre, cause:rat, floor, lost, used:dagger, used:sword, won.");
    }

    @Test
    void aBoundIsExceededByWhatMovedFurther() {
        StudyComparison comparison = compare(games("cellar", SIXTY, 1, 33), games("cellar", SIXTY, 1.3, 33));
        assertThat(comparison.exceeded(List.of(StudyBound.of("turns=10%"), StudyBound.of("won=0%"))))
                .containsExactly("turns moved further than 10%: median 701 to 911, 30% more");
        assertThat(comparison.exceeded(List.of(StudyBound.of("turns=31%")))).isEmpty();
    }

    @Test
    void theBoundOfARateIsInPoints() {
        StudyComparison comparison = compare(games("cellar", SIXTY, 1, 10), games("cellar", SIXTY, 1, 60));
        assertThat(comparison.exceeded(List.of(StudyBound.of("won=20"))))
                .singleElement()
                .asString()
                .startsWith("won moved further than 20 points: ");
    }

    @Test
    void whatMayBeChanceExceedsNoBound() {
        StudyComparison comparison =
                compare(games("cellar", SIXTY, 1, 33), games("cellar", new SeedRange(1300, 1359), 1, 33));
        assertThat(comparison.exceeded(
                        List.of(StudyBound.of("turns=0%"), StudyBound.of("won=0%"), StudyBound.of("cause:rat=0%"))))
                .isEmpty();
        assertThat(comparison.lines())
                .contains("Nothing moved beyond chance.")
                .last()
                .asString()
                .startsWith("Numbers by the test of Mann and Whitney, as the seeds differ");
    }

    @Test
    void aBoundOfNoFigureIsRefusedWithThoseThatThereAre() {
        StudyComparison comparison = compare(games("cellar", SIXTY, 1, 33), games("cellar", SIXTY, 1.3, 33));
        assertThatThrownBy(() -> comparison.exceeded(List.of(new StudyBound("truns", 10))))
                .isInstanceOf(StudyException.class)
                .hasMessage("There is no figure \"truns\" to bound; there are broken, cause:ogre,"
                        + " cause:rat, drawn, floor, lost, stalled, turns, used:dagger, used:sword, won");
    }

    @Test
    void aBoundThatCantBeReadIsRefused() {
        assertThat(StudyBound.of("cause:a=b = 2.5 %")).isEqualTo(new StudyBound("cause:a=b", 2.5));
        for (String wrong : List.of("turns", "=10%", "turns=", "turns=many", "turns=-1%", "turns=NaN")) {
            assertThatThrownBy(() -> StudyBound.of(wrong)).isInstanceOf(StudyException.class);
        }
    }

    @Test
    void identicalFilesAreSaidToBe() {
        StudyComparison comparison = compare(games("cellar", SIXTY, 1, 33), games("cellar", SIXTY, 1, 33));
        assertThat(comparison.lines()).last().isEqualTo("Both are identical, row by row.");
        assertThat(comparison.exceeded(List.of(StudyBound.of("turns=0%")))).isEmpty();
    }

    @Test
    void rowsInAnotherOrderAreTheSameRows() throws IOException {
        Path file = games("cellar", SIXTY, 1, 33).write(folder.resolve("old.csv"));
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.add(lines.remove(20));
        Path other = Files.write(folder.resolve("new.csv"), lines);
        assertThat(StudyComparison.of(file, other).lines()).last().isEqualTo("Both are identical, row by row.");
    }

    @Test
    void namesOfATallyThatOnlyOneFileKnowsAreTold() throws IOException {
        Path file = new SampleStudy("cellar", new SeedRange(1, 1), "used tally")
                .row(1, "won", 10, "a1", "", "")
                .write(folder.resolve("old.csv"));
        String text = Files.readString(file);
        Files.writeString(file, text.replace("\nseed", "\n# all used: rope;bell\nseed"));
        Path other = folder.resolve("new.csv");
        Files.writeString(other, text.replace("\nseed", "\n# all used: bell;dagger\nseed"));
        assertThat(StudyComparison.of(file, other).lines())
                .contains("Only in " + file + ": used:rope.", "Only in " + other + ": used:dagger.");
    }

    @Test
    void differencesOfTheHeadersAreTold() throws IOException {
        Path file = games("cellar", SIXTY, 1, 33).write(folder.resolve("old.csv"));
        Path other = folder.resolve("new.csv");
        Files.writeString(
                other,
                Files.readString(file)
                        .replace("# version: 1", "# version: 2")
                        .replace("0000000000000007", "00000000000000ab")
                        .replace("# limit: 1000", "# limit: 2000")
                        .replace("cause,floor", "cause,depth"));
        assertThat(StudyComparison.of(file, other).lines())
                .contains(
                        "The rules differ: fingerprint 7 and ab.",
                        "The version differs: 1 and 2.",
                        "The limit of steps differs: 1000 and 2000.",
                        "Only in " + file + ": floor (number).",
                        "Only in " + other + ": depth (number).",
                        "60 of 60 games of the same seeds have the same row.");
    }

    @Test
    void studiesOfTwoGamesAreRefusedByName() {
        assertThatThrownBy(() -> compare(games("cellar", SIXTY, 1, 33), games("arena", SIXTY, 1, 33)))
                .isInstanceOf(StudyException.class)
                .hasMessageContaining("\"cellar\"")
                .hasMessageContaining("\"arena\"");
    }

    @Test
    void filesThatCantBeComparedAreNamed() {
        Path good = games("cellar", SIXTY, 1, 33).write(folder.resolve("good.csv"));
        Path empty = new SampleStudy("cellar", SIXTY).write(folder.resolve("empty.csv"));
        Path wrong =
                new SampleStudy("cellar", SIXTY).row(300, "won", "many", "", "").write(folder.resolve("wrong.csv"));
        Path twice = new SampleStudy("cellar", SIXTY)
                .row(300, "won", 1, "", "")
                .row(300, "won", 1, "", "")
                .write(folder.resolve("twice.csv"));
        assertThatThrownBy(() -> StudyComparison.of(good, folder.resolve("none.csv")))
                .hasMessageMatching("There is no file .*none.csv");
        assertThatThrownBy(() -> StudyComparison.of(good, empty))
                .hasMessageMatching(".*empty.csv has no games to compare");
        assertThatThrownBy(() -> StudyComparison.of(wrong, good))
                .hasMessageMatching(".*wrong.csv, line \\d+: \"turns\" is written as 12, not as \"many\"");
        assertThatThrownBy(() -> StudyComparison.of(twice, good))
                .hasMessageMatching(".*twice.csv has two rows of the seed 300");
    }

    @Test
    void aRowThatBrokeCountsForItsResultOnly() {
        SampleStudy before = new SampleStudy("cellar", SIXTY);
        SampleStudy after = new SampleStudy("cellar", SIXTY);
        for (long seed = 300; seed < 360; seed++) {
            before.row(seed, "won", seed, "", "");
            after.row(seed, seed < 330 ? "broken" : "won", seed < 330 ? "" : seed, "", "");
        }
        StudyComparison comparison = compare(before, after);
        assertThat(moved(comparison)).containsExactlyInAnyOrder("won", "broken");
        assertThat(comparison.figures())
                .filteredOn(figure -> figure.name().equals("turns"))
                .extracting(StudyFigure::chance)
                .containsExactly(1.0);
    }
}
