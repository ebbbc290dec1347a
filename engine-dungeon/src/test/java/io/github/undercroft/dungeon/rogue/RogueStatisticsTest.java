package io.github.undercroft.dungeon.rogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/**
 * The numbers of Rogue 5.4, over 1,500 levels each of fixed seeds. Tolerances are about four standard errors; chi-square
 * values are held against the one that chance exceeds once in a thousand times.
 */
class RogueStatisticsTest {

    private static final int LEVELS = 1500;
    private static final List<LevelPlan> FIRST = levels(1);
    private static final List<LevelPlan> ELEVENTH = levels(11);

    private static List<LevelPlan> levels(int depth) {
        RogueLevels levels = RogueLevels.of(80, 24).atDepth(depth);
        ImmutableList.Builder<LevelPlan> plans = ImmutableList.builder();
        for (long seed = 0; seed < LEVELS; seed++) {
            plans.add(levels.generate(RandomSource.of(seed)));
        }
        return plans.build();
    }

    private static double mean(List<LevelPlan> plans, ToDoubleFunction<LevelPlan> number) {
        return plans.stream().mapToDouble(number).average().orElseThrow();
    }

    private static long count(LevelPlan plan, AreaKind kind) {
        return plan.areas().stream().filter(area -> area.kind() == kind).count();
    }

    private static int count(LevelPlan plan, CellKind kind) {
        return plan.places(kind).size();
    }

    private static int doors(LevelPlan plan) {
        return count(plan, CellKind.DOOR) + count(plan, CellKind.SECRET_DOOR);
    }

    /** Holds the counts against their odds. */
    private static void assertChiSquare(int[] counts, double[] odds, double critical) {
        int all = Arrays.stream(counts).sum();
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            double expected = all * odds[i];
            sum += (counts[i] - expected) * (counts[i] - expected) / expected;
        }
        assertThat(sum).as(Arrays.toString(counts)).isLessThan(critical);
    }

    private static void assertEven(int[] counts, double critical) {
        double[] odds = new double[counts.length];
        Arrays.fill(odds, 1.0 / counts.length);
        assertChiSquare(counts, odds, critical);
    }

    @Test
    void fromNoneToThreeRoomsAreGone() {
        assertThat(mean(FIRST, plan -> count(plan, AreaKind.JUNCTION))).isCloseTo(1.5, within(0.12));
        int[] counts = new int[4];
        int[] where = new int[9];
        for (LevelPlan plan : FIRST) {
            counts[(int) count(plan, AreaKind.JUNCTION)]++;
            for (int i = 0; i < 9; i++) {
                where[i] += plan.areas().get(i).kind() == AreaKind.JUNCTION ? 1 : 0;
            }
        }
        assertEven(counts, 16.27);
        assertEven(where, 26.12);
    }

    @Test
    void aFirstLevelHasNineLinksFifteenDoorsAndThreeHundredFloorCells() {
        assertThat(mean(FIRST, plan -> count(plan, AreaKind.CORRIDOR))).isCloseTo(9.2, within(0.15));
        assertThat(mean(FIRST, RogueStatisticsTest::doors)).isCloseTo(15, within(0.5));
        assertThat(mean(FIRST, RogueStatisticsTest::roomFloor)).isCloseTo(308, within(10.0));
    }

    private static double roomFloor(LevelPlan plan) {
        return plan.areas().stream()
                .filter(area -> area.kind() == AreaKind.ROOM)
                .mapToLong(area -> area.bounds().area())
                .sum();
    }

    @Test
    void roomsInTheMiddleRowHaveEachSizeAlike() {
        int[] widths = new int[22];
        int[] heights = new int[4];
        for (LevelPlan plan : FIRST) {
            for (Area area : plan.areas().subList(3, 6)) {
                if (area.kind() == AreaKind.ROOM) {
                    widths[area.bounds().width() - 2]++;
                    heights[area.bounds().height() - 2]++;
                }
            }
        }
        assertEven(widths, 46.80);
        assertEven(heights, 16.27);
    }

    @Test
    void secretsComeWithDepth() {
        assertThat(FIRST).allSatisfy(plan -> assertThat(plan.toString()).doesNotContain("S", ":"));
        double secretDoors = mean(ELEVENTH, plan -> count(plan, CellKind.SECRET_DOOR));
        assertThat(secretDoors / mean(ELEVENTH, RogueStatisticsTest::doors)).isCloseTo(0.2, within(0.012));
        double secretCells = mean(ELEVENTH, plan -> narrow(plan, true));
        assertThat(secretCells / (secretCells + mean(ELEVENTH, plan -> narrow(plan, false))))
                .isCloseTo(0.025, within(0.002));
        List<LevelPlan> third = levels(3);
        assertThat(mean(third, plan -> count(plan, CellKind.SECRET_DOOR)) / mean(third, RogueStatisticsTest::doors))
                .isCloseTo(0.04, within(0.006));
    }

    /** Cells of passages and mazes. */
    private static int narrow(LevelPlan plan, boolean isSecret) {
        CellKind kind = isSecret ? CellKind.SECRET_PASSAGE : CellKind.FLOOR;
        return (int) plan.places(kind).stream()
                .filter(cell -> plan.areaAt(cell.x(), cell.y())
                        .filter(area -> area.kind() == AreaKind.CORRIDOR || area.kind() == AreaKind.MAZE)
                        .isPresent())
                .count();
    }

    @Test
    void withSecretsClosedSomeOfMostDeepLevelsIsCutOff() {
        assertThat(mean(FIRST, RogueStatisticsTest::cutOff)).isZero();
        assertThat(mean(levels(2), RogueStatisticsTest::cutOff)).isCloseTo(0.26, within(0.045));
        assertThat(mean(levels(5), RogueStatisticsTest::cutOff)).isCloseTo(0.77, within(0.045));
        assertThat(mean(levels(10), RogueStatisticsTest::cutOff)).isCloseTo(0.98, within(0.015));
    }

    private static double cutOff(LevelPlan plan) {
        BitGrid walked = BitGrid.copyOf(plan.open());
        plan.places(CellKind.SECRET_DOOR).forEach(walked::clear);
        plan.places(CellKind.SECRET_PASSAGE).forEach(walked::clear);
        return FloodFill.of(Movement.FOUR_WAY).regions(walked).count() > 1 ? 1 : 0;
    }

    @Test
    void darkRoomsAndMazesComeWithDepth() {
        assertThat(FIRST)
                .allSatisfy(plan -> assertThat(plan.areas())
                        .noneMatch(area ->
                                area.kind() == AreaKind.MAZE || (area.kind() == AreaKind.ROOM && area.isDark())));
        int[] counts = new int[3];
        for (LevelPlan plan : levels(5)) {
            for (Area area : plan.areas().subList(0, 9)) {
                if (area.kind() != AreaKind.JUNCTION) {
                    counts[area.kind() == AreaKind.MAZE ? 2 : area.isDark() ? 1 : 0]++;
                }
            }
        }
        assertChiSquare(counts, new double[] {0.6, 0.4 * 14 / 15, 0.4 / 15}, 13.82);
        assertThat(ELEVENTH).allSatisfy(plan -> assertThat(plan.areas()).allMatch(Area::isDark));
    }

    @Test
    void halfOfTheRoomsHaveGoldAndMostGoldIsGuarded() {
        int[] counts = new int[4];
        int[] worth = new int[10];
        for (LevelPlan plan : FIRST) {
            for (Area area : plan.areas().subList(0, 9)) {
                if (area.kind() == AreaKind.ROOM) {
                    List<Mark> inside = inside(plan, area);
                    boolean hasGold =
                            inside.stream().anyMatch(mark -> mark.what().equals("gold"));
                    boolean hasMonster =
                            inside.stream().anyMatch(mark -> mark.what().equals("monster"));
                    counts[(hasGold ? 2 : 0) + (hasMonster ? 1 : 0)]++;
                    assertThat(inside).hasSize((hasGold ? 1 : 0) + (hasMonster ? 1 : 0));
                }
            }
            plan.marks().stream()
                    .filter(mark -> mark.what().equals("gold"))
                    .forEach(gold -> worth[(gold.amount() - 2) / 6]++);
        }
        assertChiSquare(counts, new double[] {0.375, 0.125, 0.1, 0.4}, 16.27);
        assertEven(worth, 27.88);
    }

    private static List<Mark> inside(LevelPlan plan, Area area) {
        List<Mark> inside = new ArrayList<>();
        for (Mark mark : plan.marks()) {
            if (area.bounds().contains(mark.at())) {
                inside.add(mark);
            }
        }
        return inside;
    }

    @Test
    void monstersGrowWithDepth() {
        assertEven(Arrays.copyOf(monsters(FIRST), 5), 18.47);
        int[] deep = monsters(levels(26));
        assertThat(Arrays.stream(deep, 0, 20).sum()).isZero();
        assertChiSquare(Arrays.copyOfRange(deep, 20, 26), new double[] {0.1, 0.18, 0.18, 0.18, 0.18, 0.18}, 20.52);
        assertEven(Arrays.copyOfRange(monsters(ELEVENTH), 5, 15), 27.88);
    }

    private static int[] monsters(List<LevelPlan> plans) {
        int[] kinds = new int[26];
        plans.forEach(plan -> plan.marks().stream()
                .filter(mark -> mark.what().equals("monster"))
                .forEach(mark -> kinds[mark.amount()]++));
        return kinds;
    }
}
