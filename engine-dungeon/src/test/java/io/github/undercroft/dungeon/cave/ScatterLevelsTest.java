package io.github.undercroft.dungeon.cave;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelPlan;
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
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(ScatterLevels.of(15, 10))).isEqualTo("3951bc02f474a20c");
    }
}
