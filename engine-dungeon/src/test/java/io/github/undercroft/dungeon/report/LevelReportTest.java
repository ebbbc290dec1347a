package io.github.undercroft.dungeon.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GivenLevels;
import io.github.undercroft.dungeon.GivenStep;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LevelReportTest {

    private static final LevelGenerator UNLUCKY = new GivenLevels(9, 9, GivenStep.of("refuse", (draft, random) -> {
        throw new LevelVeto("a bad day");
    }));

    @Test
    void aLevelIsToldInFigures() {
        LevelDraft draft = Drawn.draft(
                "##########", //
                "#00a11####",
                "#00#11bb##",
                "##c##d####",
                "##c##d####",
                "#22e33####",
                "##########");
        draft.set(1, 1, CellKind.STAIRS_UP);
        draft.set(5, 5, CellKind.STAIRS_DOWN);
        draft.set(3, 1, CellKind.DOOR);
        int[][] links = {{0, 4}, {4, 1}, {1, 5}, {0, 6}, {6, 2}, {1, 7}, {7, 3}, {2, 8}, {8, 3}};
        for (int[] link : links) {
            draft.join(new Link(link[0], link[1], new Point(1, 1)));
        }
        LevelPlan plan = Drawn.plan(draft);

        assertThat(Arrays.stream(LevelFigure.values())
                        .map(figure -> figure.of(plan).orElseThrow()))
                .containsExactly(100.0 * 20 / 70, 9.0, 4.0, 1.0, 1.0, 0.0, 2.0, 0.0, 3.0, 0.0, 20.0, 8.0);
    }

    @Test
    void aSolidAreaThatOneCanWalkAroundIsAnIslandIfItIsNoPillar() {
        LevelPlan plan = Drawn.plan(Drawn.draft(
                "####################", //
                "#000000000000#######",
                "#0##00##0#0#0#######",
                "#0##00#0##0#0#######",
                "#000000##00#0#######",
                "#0000000000#0#######",
                "#0##0000000#00######",
                "####000000000#######",
                "####################"));

        assertThat(LevelFigure.ISLANDS.of(plan)).hasValue(1);
        assertThat(LevelFigure.EMPTY_THIRDS.of(plan)).hasValue(1);
    }

    /** Six of the corridor's twelve cells. */
    @Test
    void corridorCellsThatRunBesideARoomAreCounted() {
        LevelPlan plan = Drawn.plan(Drawn.draft(
                "##############", //
                "#######000000#",
                "#######000000#",
                "##############",
                "#aaaaaaaaaaaa#",
                "##############",
                "##############"));

        assertThat(LevelFigure.ALONGSIDE_PERCENT.of(plan)).hasValue(50);
        assertThat(LevelFigure.LARGEST_PERCENT.of(plan)).hasValue(50);
        assertThat(LevelFigure.ROOM_CELLS.of(plan)).hasValue(12);
    }

    @Test
    void manyLevelsAreToldBySpreads() {
        LevelGenerator rogue = RogueLevels.of(80, 24);
        LevelReport report = LevelReport.of(rogue, 5, 30);
        DoubleSummaryStatistics each = LongStream.range(5, 35)
                .mapToDouble(seed -> LevelFigure.DOORS
                        .of(rogue.generate(RandomSource.of(seed)))
                        .orElseThrow())
                .summaryStatistics();

        assertThat(report.levels()).isEqualTo(30);
        assertThat(report.failures()).isZero();
        assertThat(LevelFigure.values())
                .allSatisfy(figure -> assertThat(report.summary(figure)).isPresent());
        LevelReport.Summary doors = report.summary(LevelFigure.DOORS).orElseThrow();
        assertThat(doors.levels()).isEqualTo(30);
        assertThat(doors.min()).isEqualTo(each.getMin());
        assertThat(doors.mean()).isCloseTo(each.getAverage(), within(1e-9));
        assertThat(doors.max()).isEqualTo(each.getMax());
    }

    @Test
    void levelsThatCannotBeMadeAreCountedByReason() {
        LevelReport report = LevelReport.of(UNLUCKY, 0, 2);

        assertThat(report.levels()).isZero();
        assertThat(report.failures()).isEqualTo(2);
        assertThat(report.attempts()).isEqualTo(200);
        assertThat(report.dropped()).containsExactly(entry("a bad day", 200));
        assertThat(report.summary(LevelFigure.DOORS)).isEmpty();
        assertThat(report).hasToString("0 levels in 200 attempts, 2 could not be made\ndropped: {a bad day=200}\n");
    }

    @Test
    void aReportTellsItsFiguresAsText() {
        LevelReport report = LevelReport.of(MazeLevels.of(9, 7), 0, 3);
        assertThat(report.toString().lines())
                .startsWith("3 levels in 3 attempts, 0 could not be made")
                .contains("open cells in 100: 36.51 to 36.51, 36.51 on average", "loops: 0.00 to 0.00, 0.00 on average")
                .endsWith("dropped: {}");
    }

    @Test
    void aFailureNamesItsGeneratorAndHowOftenItTried() {
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> UNLUCKY.generate(RandomSource.of(1)))
                .satisfies(failure -> {
                    assertThat(failure.generator()).isSameAs(UNLUCKY);
                    assertThat(failure.attempts()).isEqualTo(LevelGenerator.ATTEMPTS);
                });
    }

    @Test
    void fewerThanNoLevelsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LevelReport.of(UNLUCKY, 0, -1))
                .withMessageContaining("levels is -1");
    }

    @Test
    void aMazeIsATreeWithManyDeadEnds() {
        LevelPlan maze = MazeLevels.of(41, 21).generate(RandomSource.of(1));

        assertThat(LevelFigure.ROOMS.of(maze)).hasValue(0);
        assertThat(LevelFigure.LOOPS.of(maze)).hasValue(0);
        assertThat(LevelFigure.DEAD_ENDS.of(maze).orElseThrow()).isGreaterThan(10);
        assertThat(LevelFigure.OPEN_PERCENT
                        .of(CaveLevels.of(60, 30).generate(RandomSource.of(1)))
                        .orElseThrow())
                .isBetween(20.0, 70.0);
    }
}
