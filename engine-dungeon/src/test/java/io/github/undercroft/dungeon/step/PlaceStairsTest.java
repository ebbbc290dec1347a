package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.composite.CompositeLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.tool.StraightSteps;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlaceStairsTest {

    static List<LevelGenerator> generators() {
        return ImmutableList.of(
                FeatureLevels.of(80, 24),
                BspLevels.of(80, 24),
                AccretionLevels.of(80, 24),
                CaveLevels.of(80, 24),
                CompositeLevels.of(80, 24),
                RoomsAndMazesLevels.of(80, 24),
                MazeLevels.of(80, 24),
                ScatterLevels.of(80, 24));
    }

    private static int apart(LevelPlan plan, Point from, Point to) {
        return new StraightSteps(plan.open())
                .between(from, to, Integer.MAX_VALUE)
                .orElseThrow();
    }

    private static int longest(LevelPlan plan, Point from) {
        Set<Point> reached = new HashSet<>();
        Set<Point> ring = Set.of(from);
        int steps = -1;
        for (; !ring.isEmpty(); steps++) {
            reached.addAll(ring);
            ring = ring.stream()
                    .flatMap(cell -> Direction.cardinal().stream().map(cell::step))
                    .filter(cell -> plan.open().getOrFalse(cell.x(), cell.y()) && !reached.contains(cell))
                    .collect(Collectors.toSet());
        }
        return steps;
    }

    /** No way is longer than twice the longest one from any cell. */
    @ParameterizedTest
    @MethodSource("generators")
    void stairsAreSeldomAsFarApartAsCanBeAndNeverNear(LevelGenerator generator) {
        int atTheEnd = 0;
        for (int seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(generator, seed);
            Point up = plan.places(CellKind.STAIRS_UP).get(0);
            Point down = plan.places(CellKind.STAIRS_DOWN).get(0);
            int apart = apart(plan, up, down);
            int longest = longest(plan, up);
            atTheEnd += apart == longest ? 1 : 0;
            assertThat(3 * apart).as("seed " + seed).isGreaterThanOrEqualTo(2 * Math.min(longest, longest(plan, down)));
        }
        assertThat(atTheEnd).isLessThan(8);
    }

    private static LevelDraft hall() {
        return Drawn.draft("##########", "##########", "#00000000#", "#00000000#", "##########", "##########");
    }

    @Test
    void anAlcoveIsACellOfRockInAStraightWallBehindFloor() {
        int alcoves = 0;
        for (int seed = 0; seed < 50; seed++) {
            LevelDraft draft = hall();
            new PlaceStairs().withAlcovePercent(100).apply(draft, RandomSource.of(seed));
            for (Point stairs : draft.special().points()) {
                boolean isInWall = stairs.y() == 1 || stairs.y() == 4;
                alcoves += isInWall ? 1 : 0;
                assertThat(draft.areaAt(stairs.x(), stairs.y())).isEqualTo(isInWall ? LevelDraft.NO_AREA : 0);
                assertThat(draft.kept().get(stairs.plus(0, stairs.y() == 1 ? -1 : 1)))
                        .isEqualTo(isInWall);
                assertThat(isInWall && (stairs.x() == 1 || stairs.x() == 8)).isFalse();
            }
        }
        assertThat(alcoves).isGreaterThan(60);
    }

    @ParameterizedTest
    @MethodSource("generators")
    void severalOfAKindKeepTheLawsAndTheirDistance(LevelGenerator generator) {
        LevelGenerator crossing = generator.then(new PlaceStairs(20, 50, 2, 3));
        GeneratorTrials.keepsTheLaws(crossing, 10);
        for (int seed = 0; seed < 10; seed++) {
            LevelPlan plan = GeneratorTrials.plan(crossing, seed);
            List<Point> ups = plan.places(CellKind.STAIRS_UP);
            List<Point> downs = plan.places(CellKind.STAIRS_DOWN);
            int missing = plan.origin().rejections().getOrDefault("no place for more stairs", 0);
            assertThat(ups.size() + downs.size() + missing).isEqualTo(5);
            for (Point up : ups) {
                assertThat(downs).allMatch(down -> apart(plan, up, down) >= 10);
            }
        }
    }

    @Test
    void stairsThatAreThereAlreadyAreTakenAwayWithTheirAlcoves() {
        LevelGenerator alcoves = BspLevels.of(60, 20).then(new PlaceStairs().withAlcovePercent(100));
        for (int seed = 0; seed < 20; seed++) {
            LevelPlan before = GeneratorTrials.plan(BspLevels.of(60, 20), seed);
            LevelPlan after = GeneratorTrials.plan(alcoves.then(PlaceStairs.farApart()), seed);
            assertThat(LevelLaws.breach(after)).isEmpty();
            assertThat(after.places(CellKind.STAIRS_UP)).hasSize(1);
            assertThat(after.places(CellKind.STAIRS_DOWN)).hasSize(1);
            assertThat(after.open().points())
                    .isEqualTo(before.open().points().stream()
                            .filter(cell -> !GeneratorTrials.isAlcove(before, cell))
                            .toList());
        }
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> new PlaceStairs().withMinPercent(101), "minPercent", "101");
        GeneratorTrials.isRefused(() -> new PlaceStairs().withAlcovePercent(-1), "alcovePercent", "-1");
        GeneratorTrials.isRefused(() -> new PlaceStairs().withUp(0), "up", "0");
        GeneratorTrials.isRefused(() -> new PlaceStairs().withDown(101), "down", "101");
    }
}
