package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudySummaryTest {

    private static final Study STUDY = Study.of("fall", seed -> Goblins.rules())
            .with(Measure.number("floor", view -> 0))
            .with(Measure.tally("used", List.of("dagger", "rope", "bell"), event -> Optional.empty()))
            .withCommand("./play fall --bot --seed {seed}");

    @TempDir
    private Path folder;

    private List<String> lines(String... rows) throws IOException {
        Path file = folder.resolve("fall.csv");
        List<String> lines =
                new ArrayList<>(STUDY.header(new SeedRange(1, 5), Shard.WHOLE).lines());
        lines.addAll(List.of(rows));
        Files.write(file, lines);
        return StudySummary.lines(file, STUDY);
    }

    private List<String> five() throws IOException {
        return lines(
                "1,lost,10,00,an ogre,2,dagger:2",
                "2,lost,30,00,an ogre,3,",
                "3,won,50,00,,5,dagger:1;rope:1",
                "4,broken,3,00,Boom: it,,",
                "5,lost,20,00,acid,2,");
    }

    @Test
    void resultsHaveIntervals() throws IOException {
        assertThat(five())
                .startsWith("fall, seeds 1..5: 5 games")
                .contains("won                         1    20.0 %   95 % between 3.6 % and 62.4 %");
    }

    @Test
    void numbersHaveQuartilesWithoutBrokenGames() throws IOException {
        assertThat(five()).contains("turns                      10       10       20       50       50");
    }

    @Test
    void numbersOfManyDigitsStandApart() throws IOException {
        assertThat(lines("1,lost,10000000001,00,an ogre,2,", "2,lost,30000000002,00,an ogre,3,"))
                .containsSequence(
                        "                           lowest      quarter       median      quarter      highest",
                        "turns                 10000000001  10000000001  10000000001  30000000002  30000000002",
                        "floor                           2            2            2            3            3");
    }

    @Test
    void aHeaderOfManySeedsTakesNoMemory() throws IOException {
        Path file = folder.resolve("many.csv");
        List<String> lines = new ArrayList<>(
                STUDY.header(new SeedRange(1, Integer.MAX_VALUE), Shard.WHOLE).lines());
        lines.add("1,lost,10,00,an ogre,2,dagger:9223372036854775807");
        lines.add("2,lost,10,00,an ogre,2,dagger:9223372036854775807");
        Files.write(file, lines);
        assertThat(StudySummary.lines(file, STUDY)).contains("used: dagger 9223372036854775807");
    }

    @Test
    void killersAreToldByDepthMostFrequentFirst() throws IOException {
        assertThat(five())
                .containsSequence(
                        "killed by               games  by floor",
                        "an ogre                     2  2: 1, 3: 1",
                        "acid                        1  2: 1");
    }

    @Test
    void whatWasNeverCountedIsNamed() throws IOException {
        assertThat(five()).containsSequence("used: dagger 3, rope 1", "used never: bell");
    }

    @Test
    void theStrangestGamesHaveTheirCommand() throws IOException {
        assertThat(five())
                .containsSequence(
                        "  lowest turns, 10: seed 1: ./play fall --bot --seed 1",
                        "  highest turns, 50: seed 3: ./play fall --bot --seed 3");
    }

    @Test
    void aNumberThatIsAlwaysTheSameHasNoStrangestGame() throws IOException {
        assertThat(lines("1,won,7,00,,2,"))
                .noneMatch(line -> line.contains("lowest turns") || line.equals("games to look at:"));
    }

    @Test
    void brokenGamesHaveTheirCommand() throws IOException {
        assertThat(five()).endsWith("broken or stalled:", "  4 broken, Boom: it: ./play fall --bot --seed 4");
    }

    @Test
    void anEmptyFileIsSummedUp() throws IOException {
        assertThat(lines()).startsWith("fall, seeds 1..5: 0 games");
    }

    @Test
    void aCellThatIsNoNumberIsNamed() {
        assertThatThrownBy(() -> lines("1,won,ten,00,,2,"))
                .hasMessageEndingWith(": \"turns\" is written as 12, not as \"ten\"");
    }

    /** The interval for 1 of 10, as in tables. */
    @Test
    void anIntervalIsThatOfWilson() {
        assertThat(StudySummary.wilson(1, 10).getLowerBound()).isCloseTo(0.0179, Offset.offset(1e-4));
        assertThat(StudySummary.wilson(1, 10).getUpperBound()).isCloseTo(0.4042, Offset.offset(1e-4));
        assertThat(StudySummary.wilson(0, 10).getLowerBound()).isZero();
    }
}
