package io.github.undercroft.dungeon.maze;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.report.LevelFigure;
import io.github.undercroft.dungeon.report.LevelReport;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RoomsAndMazesLevelsTest {

    private static boolean isDeadEnd(LevelPlan plan, Point cell) {
        return Direction.cardinal().stream()
                        .filter(direction ->
                                plan.open().getOrFalse(cell.x() + direction.dx(), cell.y() + direction.dy()))
                        .count()
                == 1;
    }

    private static long deadEnds(LevelPlan plan) {
        return plan.open().points().stream()
                .filter(cell -> isDeadEnd(plan, cell) && !GeneratorTrials.isAlcove(plan, cell))
                .count();
    }

    @Property
    void roomsAreRectanglesUpToTheLongestSideAndNoDeadEndIsLeft(
            @ForAll @IntRange(min = 11, max = 90) int width,
            @ForAll @IntRange(min = 11, max = 50) int height,
            @ForAll @IntRange(min = 1, max = 300) int attempts,
            @ForAll @IntRange(min = 1, max = 9) int maxRoom,
            @ForAll @IntRange(min = 0, max = 4) int walls,
            @ForAll long seed) {
        LevelPlan plan = GeneratorTrials.plan(
                RoomsAndMazesLevels.of(width, height)
                        .withRoomAttempts(attempts)
                        .withMaxRoom(2 * maxRoom + 1)
                        .withWallThickness(2 * walls + 1),
                seed);
        assertThat(LevelLaws.breach(plan)).isEmpty();
        assertThat(deadEnds(plan)).isZero();
        assertThat(plan.areas().get(0).kind()).isEqualTo(AreaKind.ROOM);
        for (Area area : plan.areas()) {
            if (area.kind() == AreaKind.ROOM) {
                assertThat(plan.cells(area).count())
                        .isEqualTo((int) area.bounds().area());
                assertThat(area.bounds().width()).isBetween(3, 2 * maxRoom + 1);
                assertThat(area.bounds().height()).isBetween(3, 2 * maxRoom + 1);
            }
        }
    }

    @Test
    void withoutLoopsAreasMakeATreeAndWithAllOfThemTheyDoNot() {
        RoomsAndMazesLevels none = RoomsAndMazesLevels.of(79, 39).withLoopPercent(0);
        for (long seed = 0; seed < 20; seed++) {
            LevelPlan tree = GeneratorTrials.plan(none, seed);
            assertThat(tree.links()).hasSize(tree.areas().size() - 1);
            LevelPlan loops = GeneratorTrials.plan(none.withLoopPercent(100), seed);
            assertThat(loops.links()).hasSizeGreaterThan(4 * loops.areas().size() / 3);
        }
    }

    /** On average 70 of 100 cells do with the thin walls of the source. */
    @Property
    void noWayHugsARoomOrRunsBesideAnother(
            @ForAll @IntRange(min = 5, max = 90) int width,
            @ForAll @IntRange(min = 5, max = 50) int height,
            @ForAll @IntRange(min = 1, max = 4) int walls,
            @ForAll long seed) {
        int wallThickness = 2 * walls + 1;
        LevelPlan plan = GeneratorTrials.plan(
                RoomsAndMazesLevels.of(Math.max(width, wallThickness + 2), Math.max(height, wallThickness + 2))
                        .withWallThickness(wallThickness),
                seed);
        assertThat(LevelFigure.ALONGSIDE_PERCENT.of(plan).orElse(0)).isZero();
    }

    @Test
    void thinWallsAreThoseOfTheSource() {
        LevelReport report = LevelReport.of(RoomsAndMazesLevels.of(80, 24).withWallThickness(1), 0, 50);
        assertThat(report.summary(LevelFigure.ALONGSIDE_PERCENT).orElseThrow().mean())
                .isGreaterThan(60);
    }

    @Test
    void mostLevelsHaveALoop() {
        long loops = LongStream.range(0, 200)
                .filter(seed -> LevelFigure.ISLANDS
                                .of(GeneratorTrials.plan(RoomsAndMazesLevels.of(80, 24), seed))
                                .orElseThrow()
                        > 0)
                .count();
        assertThat(loops).isGreaterThan(180);
    }

    @Test
    void deadEndsStayByTheirPercentage() {
        RoomsAndMazesLevels levels = RoomsAndMazesLevels.of(199, 199);
        long all = deadEnds(GeneratorTrials.plan(levels.withDeadEndPercent(100), 1));
        long half = deadEnds(GeneratorTrials.plan(levels.withDeadEndPercent(50), 1));
        assertThat(half).isBetween(3 * all / 10, 7 * all / 10);
    }

    @Test
    void everyLevelOfEverySizeKeepsTheLaws() {
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(5, 5), 200);
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(80, 24), 200);
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(6, 90), 200);
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(250, 250), 4);
    }

    @Test
    void oddSettingsKeepTheLaws() {
        RoomsAndMazesLevels levels = RoomsAndMazesLevels.of(61, 33);
        GeneratorTrials.keepsTheLaws(levels.withWallThickness(1), 50);
        GeneratorTrials.keepsTheLaws(levels.withRoomAttempts(1), 50);
        GeneratorTrials.keepsTheLaws(levels.withRoomAttempts(5000).withMaxRoom(3), 50);
        GeneratorTrials.keepsTheLaws(levels.withMaxRoom(99), 50);
        GeneratorTrials.keepsTheLaws(levels.withDeadEndPercent(100).withWindingPercent(100), 50);
        GeneratorTrials.keepsTheLaws(levels.withLoopPercent(100).withWindingPercent(0), 50);
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(5, 5), 10_000);
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(80, 24), 10_000);
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(250, 250).withDeadEndPercent(30), 10_000);
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        RoomsAndMazesLevels levels = RoomsAndMazesLevels.of(79, 39);
        GeneratorTrials.isRefused(() -> RoomsAndMazesLevels.of(79, 4), "79 x 4", "at least 5", "larger");
        GeneratorTrials.isRefused(() -> RoomsAndMazesLevels.of(100_000, 100_000), "100000 x 100000");
        GeneratorTrials.isRefused(() -> levels.withRoomAttempts(0), "roomAttempts", "is 0", "take 1");
        GeneratorTrials.isRefused(() -> levels.withMaxRoom(8), "maxRoom", "is 8", "odd", "take 9");
        GeneratorTrials.isRefused(() -> levels.withMaxRoom(2), "maxRoom", "is 2", "take 3");
        GeneratorTrials.isRefused(() -> levels.withMaxRoom(101), "maxRoom", "101", "take 99");
        GeneratorTrials.isRefused(() -> levels.withWallThickness(2), "wallThickness", "is 2", "odd", "take 3");
        GeneratorTrials.isRefused(() -> RoomsAndMazesLevels.of(79, 10).withWallThickness(9), "79 x 10", "at least 11");
        GeneratorTrials.isRefused(() -> levels.withWindingPercent(101), "windingPercent", "101");
        GeneratorTrials.isRefused(() -> levels.withLoopPercent(-5), "loopPercent", "-5", "take 0");
        GeneratorTrials.isRefused(() -> levels.withDeadEndPercent(300), "deadEndPercent", "300", "take 100");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(RoomsAndMazesLevels.of(79, 39))).isEqualTo("610d4b9ab2f85aa9");
    }
}
