package io.github.undercroft.dungeon.cave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CaveLevelsTest {

    private static boolean isRock(CaveRows rows, int x, int y) {
        return !rows.getOrFalse(x, y);
    }

    /** Cell by cell, as the rule reads. */
    private static boolean isRockNext(CaveRows rows, int x, int y, CaveRule rule) {
        int around = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                around += (dx != 0 || dy != 0) && isRock(rows, x + dx, y + dy) ? 1 : 0;
            }
        }
        boolean isBorder = x == 0 || y == 0 || x == rows.width() - 1 || y == rows.height() - 1;
        return isBorder || around >= (isRock(rows, x, y) ? rule.survival() : rule.birth());
    }

    @Property
    void aRoundOnWholeRowsIsARoundCellByCell(
            @ForAll @IntRange(min = 3, max = 140) int width,
            @ForAll @IntRange(min = 3, max = 9) int height,
            @ForAll @IntRange(min = 1, max = 70) int percent,
            @ForAll @IntRange(max = 9) int birth,
            @ForAll @IntRange(max = 9) int survival,
            @ForAll long seed) {
        CaveRule rule = new CaveRule(birth, survival);
        CaveRows before = new CaveRows(width, height, percent, RandomSource.of(seed));
        CaveRows after = new CaveRows(width, height, percent, RandomSource.of(seed));
        after.smooth(rule);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                assertThat(isRock(after, x, y)).isEqualTo(isRockNext(before, x, y, rule));
            }
        }
        after.smooth(rule);
        assertThat(after.count()).isEqualTo(after.points().size());
    }

    @Test
    void theNoiseHasTheShareOfRockThatIsAsked() {
        for (int percent : new int[] {1, 25, 45, 50, 70}) {
            CaveRows rows = new CaveRows(1002, 1002, percent, RandomSource.of(percent));
            assertThat(1_000_000 - rows.count()).isBetween(percent * 10_000 - 2500, percent * 10_000 + 2500);
        }
    }

    @Test
    void everyLevelOfEverySizeKeepsTheLaws() {
        GeneratorTrials.keepsTheLaws(CaveLevels.of(8, 8), 200);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(8, 60), 200);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(64, 10), 200);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(80, 24), 200);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(250, 250), 4);
    }

    @Test
    void oddSettingsKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(CaveLevels.of(65, 30).withRounds(0).withSmallestCave(1), 30);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(65, 30).withRounds(50), 30);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(65, 30).withRockPercent(1), 30);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(65, 30).withSmallestCave(Integer.MAX_VALUE), 30);
        GeneratorTrials.keepsTheLaws(
                CaveLevels.of(65, 30).withRockPercent(70).withRounds(0).withSmallestCave(1), 30);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(40, 30).withRule(new CaveRule(9, 9)), 10);
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(CaveLevels.of(8, 8), 10_000);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(80, 40), 10_000);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(250, 250), 10_000);
    }

    @Test
    void cavesAreAreasThatTunnelsJoin() {
        LevelGenerator caves = CaveLevels.of(150, 60).withSmallestCave(30);
        for (long seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(caves, seed);
            long count = plan.areas().stream()
                    .filter(area -> area.kind() == AreaKind.CAVE)
                    .count();
            assertThat(count).isGreaterThan(0);
            for (Area area : plan.areas()) {
                assertThat(FloodFill.of(Movement.FOUR_WAY)
                                .regions(plan.cells(area))
                                .count())
                        .isEqualTo(1);
                if (area.kind() == AreaKind.CAVE && count > 1) {
                    assertThat(plan.cells(area).count()).isGreaterThanOrEqualTo(30);
                }
            }
            assertThat(plan.open().points())
                    .allSatisfy(
                            cell -> assertThat(plan.areaAt(cell.x(), cell.y())).isPresent());
        }
    }

    @Test
    void whatGrowsToRockOnlyFailsWithTheReasonAndTheSettings() {
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> GeneratorTrials.plan(CaveLevels.of(20, 20).withRule(new CaveRule(0, 0)), 1))
                .withMessageContainingAll("no cave is left=100", "birth=0");
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> CaveLevels.of(7, 40), "7 x 40", "at least 8", "larger");
        GeneratorTrials.isRefused(() -> CaveLevels.of(-1, 40), "-1 x 40");
        GeneratorTrials.isRefused(() -> CaveLevels.of(100_000, 100_000), "100000 x 100000", "at most");
        GeneratorTrials.isRefused(() -> CaveLevels.of(80, 40).withRockPercent(0), "rockPercent", "is 0", "take 1");
        GeneratorTrials.isRefused(() -> CaveLevels.of(80, 40).withRockPercent(71), "71", "take 70");
        GeneratorTrials.isRefused(() -> CaveLevels.of(80, 40).withRounds(-1), "rounds", "-1", "take 0");
        GeneratorTrials.isRefused(() -> CaveLevels.of(80, 40).withRounds(51), "rounds", "51", "take 50");
        GeneratorTrials.isRefused(() -> CaveLevels.of(80, 40).withSmallestCave(0), "smallestCave", "take 1");
        GeneratorTrials.isRefused(() -> new CaveRule(10, 4), "birth", "10", "take 9");
        GeneratorTrials.isRefused(() -> new CaveRule(5, -1), "survival", "-1", "take 0");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(CaveLevels.of(80, 40))).isEqualTo("2a04b2ea4e309686");
    }
}
