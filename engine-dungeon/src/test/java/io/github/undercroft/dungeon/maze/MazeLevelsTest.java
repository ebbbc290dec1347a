package io.github.undercroft.dungeon.maze;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MazeLevelsTest {

    private static final List<MazeStyle> STYLES = ImmutableList.of(
            MazeStyle.NEWEST,
            MazeStyle.OLDEST,
            MazeStyle.RANDOM,
            MazeStyle.DIVIDED,
            new MazeStyle.GrowingTree(50, 0),
            new MazeStyle.GrowingTree(30, 40));

    private static long waysFrom(LevelPlan plan, Point cell) {
        return Direction.cardinal().stream()
                .filter(direction -> plan.open().getOrFalse(cell.x() + direction.dx(), cell.y() + direction.dy()))
                .count();
    }

    private static long deadEnds(LevelPlan plan) {
        return plan.open().points().stream()
                .filter(cell -> waysFrom(plan, cell) == 1)
                .count();
    }

    private static long waysInAll(LevelPlan plan) {
        return plan.open().points().stream()
                        .mapToLong(cell -> waysFrom(plan, cell))
                        .sum()
                / 2;
    }

    @Property
    void withoutBraidingAMazeIsATreeOverAllCellsWithOddCoordinates(
            @ForAll @IntRange(min = 5, max = 60) int width,
            @ForAll @IntRange(min = 5, max = 40) int height,
            @ForAll @IntRange(max = 5) int style,
            @ForAll long seed) {
        LevelPlan plan = GeneratorTrials.plan(MazeLevels.of(width, height).withStyle(STYLES.get(style)), seed);
        int nodes = ((width - 1) / 2) * ((height - 1) / 2);
        assertThat(LevelLaws.breach(plan)).isEmpty();
        // The ways between nodes are cells, too, and have a way to both sides.
        assertThat(plan.open().count()).isEqualTo(2 * nodes - 1);
        assertThat(waysInAll(plan)).isEqualTo(plan.open().count() - 1);
        for (int y = 1; y < height - 1; y += 2) {
            for (int x = 1; x < width - 1; x += 2) {
                assertThat(plan.open().get(x, y)).isTrue();
            }
        }
    }

    @Property
    void braidingOpensDeadEndsAndNothingElse(
            @ForAll @IntRange(min = 5, max = 50) int width,
            @ForAll @IntRange(min = 5, max = 30) int height,
            @ForAll @IntRange(max = 5) int style,
            @ForAll long seed) {
        MazeLevels perfect = MazeLevels.of(width, height).withStyle(STYLES.get(style));
        LevelPlan before = GeneratorTrials.plan(perfect, seed);
        LevelPlan half = GeneratorTrials.plan(perfect.withBraidPercent(50), seed);
        LevelPlan after = GeneratorTrials.plan(perfect.withBraidPercent(100), seed);
        assertThat(deadEnds(after)).isZero();
        assertThat(deadEnds(half)).isLessThanOrEqualTo(deadEnds(before));
        before.open().forEach((x, y) -> assertThat(after.open().get(x, y)).isTrue());
        assertThat(LevelLaws.breach(after)).isEmpty();
    }

    @Test
    void everyLevelOfEverySizeKeepsTheLaws() {
        for (MazeStyle style : STYLES) {
            GeneratorTrials.keepsTheLaws(MazeLevels.of(5, 5).withStyle(style), 200);
            GeneratorTrials.keepsTheLaws(MazeLevels.of(40, 7).withStyle(style), 50);
            GeneratorTrials.keepsTheLaws(MazeLevels.of(6, 80).withStyle(style).withBraidPercent(40), 50);
            GeneratorTrials.keepsTheLaws(MazeLevels.of(250, 250).withStyle(style), 1);
        }
        GeneratorTrials.keepsTheLaws(MazeLevels.of(80, 24), 200);
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        for (MazeStyle style : STYLES) {
            GeneratorTrials.keepsTheLaws(MazeLevels.of(80, 24).withStyle(style), 10_000);
        }
        GeneratorTrials.keepsTheLaws(MazeLevels.of(250, 250).withBraidPercent(50), 10_000);
    }

    @Test
    void treesThatGrowFromTheNewestCellHaveFewerDeadEndsThanThoseThatGrowAnywhere() {
        LevelPlan winding = GeneratorTrials.plan(MazeLevels.of(101, 101), 1);
        LevelPlan bushy = GeneratorTrials.plan(MazeLevels.of(101, 101).withStyle(MazeStyle.RANDOM), 1);
        assertThat(2 * deadEnds(winding)).isLessThan(deadEnds(bushy));
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> MazeLevels.of(4, 9), "4 x 9", "at least 5", "larger");
        GeneratorTrials.isRefused(() -> MazeLevels.of(9, Integer.MIN_VALUE), "-2147483648");
        GeneratorTrials.isRefused(() -> MazeLevels.of(9, 9).withBraidPercent(101), "braidPercent", "101", "take 100");
        GeneratorTrials.isRefused(() -> new MazeStyle.GrowingTree(60, 50), "oldestPercent", "50", "take 40");
        GeneratorTrials.isRefused(() -> new MazeStyle.GrowingTree(-1, 50), "newestPercent", "-1", "take 0");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        MazeLevels maze = MazeLevels.of(41, 21);
        assertThat(GeneratorTrials.digest(maze)).isEqualTo("cf2426ec4512e189");
        assertThat(GeneratorTrials.digest(maze.withStyle(MazeStyle.OLDEST))).isEqualTo("b5db55226b636d83");
        assertThat(GeneratorTrials.digest(maze.withStyle(MazeStyle.RANDOM))).isEqualTo("da7339c7b9f1a7c9");
        assertThat(GeneratorTrials.digest(maze.withStyle(MazeStyle.DIVIDED))).isEqualTo("6a0dbf004293accf");
        assertThat(GeneratorTrials.digest(maze.withBraidPercent(50))).isEqualTo("8b5107385818d352");
    }
}
