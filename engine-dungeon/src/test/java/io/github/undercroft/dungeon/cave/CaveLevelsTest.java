package io.github.undercroft.dungeon.cave;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.FloodFill;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CaveLevelsTest {

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
                    .allSatisfy(cell -> assertThat(
                                    plan.areaAt(cell.x(), cell.y()).isPresent() || GeneratorTrials.isAlcove(plan, cell))
                            .isTrue());
        }
    }

    /** The smallest maps with the most rock, and rules that turn all to rock. */
    @Test
    void aLevelHasItsShareOfOpenCellsWhateverTheSettings() {
        for (int rounds : new int[] {0, 1, 5, 50}) {
            isOpenEnough(CaveLevels.of(8, 8).withRockPercent(70).withRounds(rounds));
            isOpenEnough(CaveLevels.of(8, 20).withRockPercent(70).withRounds(rounds));
            isOpenEnough(CaveLevels.of(80, 24).withRockPercent(70).withRounds(rounds));
            isOpenEnough(CaveLevels.of(30, 20).withRule(new CaveRule(1, 0)).withRounds(rounds));
            isOpenEnough(CaveLevels.of(9, 9).withRule(new CaveRule(9, 0)).withRounds(rounds));
            isOpenEnough(CaveLevels.of(60, 30)
                    .withSmallestCave(500)
                    .withLargestCave(100)
                    .withRounds(rounds));
        }
    }

    private static void isOpenEnough(CaveLevels caves) {
        GeneratorTrials.keepsTheLaws(caves, 10);
        for (int seed = 0; seed < 30; seed++) {
            LevelPlan plan = GeneratorTrials.plan(caves, seed);
            assertThat(100 * plan.open().count()).isGreaterThanOrEqualTo(15 * plan.width() * plan.height());
            assertThat(plan.origin().attempts()).isEqualTo(1);
        }
    }

    @Test
    void aHallIsPartedIntoChambersWithPassages() {
        for (int seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(CaveLevels.of(200, 120), seed);
            assertThat(plan.areas()).hasSizeGreaterThan(80);
            for (Area area : plan.areas()) {
                assertThat(plan.cells(area).count()).isLessThanOrEqualTo(400);
            }
            assertThat(plan.links().size()).isGreaterThan(plan.areas().size());
            LevelPlan whole = GeneratorTrials.plan(CaveLevels.of(200, 120).withLargestCave(Integer.MAX_VALUE), seed);
            assertThat(whole.areas()).anyMatch(area -> whole.cells(area).count() > 2000);
        }
    }

    @Test
    void aRuleThatTurnsAllToRockInOneRoundIsRefused() {
        GeneratorTrials.isRefused(
                () -> CaveLevels.of(20, 20).withRule(new CaveRule(0, 4)), "birth 0", "take birth 1 or more");
        GeneratorTrials.keepsTheLaws(CaveLevels.of(20, 20).withRounds(0).withRule(new CaveRule(0, 4)), 3);
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
        GeneratorTrials.isRefused(() -> CaveLevels.of(80, 40).withLargestCave(99), "largestCave", "99", "take 100");
        GeneratorTrials.isRefused(() -> new CaveRule(10, 4), "birth", "10", "take 9");
        GeneratorTrials.isRefused(() -> new CaveRule(5, -1), "survival", "-1", "take 0");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(CaveLevels.of(80, 40))).isEqualTo("0a9ab74b3b477055");
    }
}
