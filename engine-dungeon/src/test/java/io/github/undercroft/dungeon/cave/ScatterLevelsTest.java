package io.github.undercroft.dungeon.cave;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Rect;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ScatterLevelsTest {

    @Test
    void everyLevelOfEverySizeKeepsTheLaws() {
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(4, 4), 200);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(15, 10), 200);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(5, 70), 200);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(250, 250), 3);
    }

    @Test
    void oddSettingsKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(4, 4).withWallPercent(90), 200);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(64, 5).withWallPercent(90), 50);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(30, 20).withWallPercent(0), 10);
        assertThat(GeneratorTrials.plan(ScatterLevels.of(30, 20).withWallPercent(0), 1)
                        .open()
                        .count())
                .isEqualTo(28 * 18);
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(4, 4), 10_000);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(15, 10), 10_000);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(250, 250), 10_000);
    }

    @Test
    void nearlyOneOfFiveCellsIsAWall() {
        int open = GeneratorTrials.plan(ScatterLevels.of(502, 502), 3).open().count();
        assertThat(open).isBetween(198_000, 206_000);
    }

    @Test
    void clumpsAndClearingsKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(
                ScatterLevels.of(4, 4).withClumpPercent(100).withClearings(1), 100);
        GeneratorTrials.keepsTheLaws(
                ScatterLevels.of(80, 24).withClumpPercent(90).withClearings(4), 100);
        GeneratorTrials.keepsTheLaws(
                ScatterLevels.of(30, 5)
                        .withWallPercent(90)
                        .withClumpPercent(100)
                        .withClearings(20),
                50);
    }

    /** Where walls stand close together, more cells have no wall beside them. */
    @Test
    void wallsMayStandInClumpsWithClearingsBetweenThem() {
        ScatterLevels even = ScatterLevels.of(80, 40);
        double wide = wideCells(even);
        assertThat(wideCells(even.withClearings(6))).isGreaterThan(wide + 0.02);
        assertThat(wideCells(even.withClumpPercent(60))).isGreaterThan(wide + 0.02);
        assertThat(wideCells(even.withClumpPercent(100))).isGreaterThan(2 * wide);
    }

    private static double wideCells(ScatterLevels levels) {
        int wide = 0;
        for (int seed = 0; seed < 30; seed++) {
            LevelPlan plan = GeneratorTrials.plan(levels, seed);
            wide += (int) plan.open().points().stream()
                    .filter(cell -> new Rect(cell.x() - 1, cell.y() - 1, 3, 3)
                            .points().stream().allMatch(plan.open()::get))
                    .count();
        }
        return wide / (30.0 * levels.width() * levels.height());
    }

    @Test
    void theWholeFieldIsOneArea() {
        LevelPlan plan = GeneratorTrials.plan(ScatterLevels.of(40, 20), 5);
        assertThat(plan.areas()).hasSize(1);
        assertThat(plan.cells(plan.areas().get(0))).isEqualTo(plan.open());
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> ScatterLevels.of(3, 10), "3 x 10", "at least 4", "larger");
        GeneratorTrials.isRefused(() -> ScatterLevels.of(Integer.MAX_VALUE, 10), "2147483647 x 10");
        GeneratorTrials.isRefused(() -> ScatterLevels.of(15, 10).withWallPercent(91), "wallPercent", "91", "take 90");
        GeneratorTrials.isRefused(() -> ScatterLevels.of(15, 10).withWallPercent(-1), "wallPercent", "-1", "take 0");
        GeneratorTrials.isRefused(() -> ScatterLevels.of(15, 10).withClumpPercent(101), "clumpPercent", "take 100");
        GeneratorTrials.isRefused(() -> ScatterLevels.of(15, 10).withClearings(-1), "clearings", "-1", "take 0");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(ScatterLevels.of(15, 10))).isEqualTo("3951bc02f474a20c");
    }
}
