package io.github.undercroft.dungeon.rogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.PlanOrigin;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RogueLevelsTest {

    private static final RogueLevels FIRST = RogueLevels.of(80, 24);

    private static void assertLawful(RogueLevels levels, int seeds) {
        assertThat(LevelLaws.of(levels).breaches(0, seeds)).isEmpty();
    }

    @Test
    void levelsOfManySizesAndDepthsKeepTheLaws() {
        int[][] sizes = {{7, 6}, {8, 7}, {12, 12}, {17, 18}, {18, 19}, {40, 20}, {80, 24}, {7, 90}, {120, 6}, {101, 33}
        };
        for (int[] size : sizes) {
            assertLawful(RogueLevels.of(size[0], size[1]), 200);
            assertLawful(RogueLevels.of(size[0], size[1]).atDepth(12), 200);
        }
        assertLawful(RogueLevels.of(250, 250).atDepth(6), 4);
        assertLawful(RogueLevels.of(250, 250).withGrid(1, 1).atDepth(6), 2);
        assertLawful(RogueLevels.of(250, 250).withGrid(49, 41).atDepth(6), 2);
    }

    @Test
    void allMazesAllSecretsAndNoRoomToSpareKeepTheLawsToo() {
        RogueOdds wild = new RogueOdds(2, 1, 1, 3);
        assertLawful(FIRST.replacing(wild).atDepth(1_000_000), 200);
        assertLawful(FIRST.replacing(wild).atDepth(30).withReachableStairs(), 200);
        assertLawful(RogueLevels.of(17, 18).replacing(wild).atDepth(30).withReachableStairs(), 200);
        assertLawful(FIRST.replacing(new RogueOdds(0, 0, 0, 0)).withGrid(15, 4), 200);
        assertLawful(FIRST.replacing(new RogueStock(100, 100, 100, RogueStock.StairsPlace.ANYWHERE)), 200);
        assertLawful(FIRST.replacing(new RogueStock(0, 0, 0, RogueStock.StairsPlace.ANYWHERE)), 20);
    }

    @Test
    void noLevelOfUsualSettingsIsEverRejected() {
        for (int depth : new int[] {1, 5, 26}) {
            for (long seed = 0; seed < 500; seed++) {
                PlanOrigin origin =
                        FIRST.atDepth(depth).generate(RandomSource.of(seed)).origin();
                assertThat(origin.attempts()).as("seed %s", seed).isEqualTo(1);
                assertThat(origin.generator()).isEqualTo(FIRST.atDepth(depth));
            }
        }
    }

    @Test
    void whatItPromisesIsWhatTheStepsGive() {
        assertThat(FIRST.guarantees())
                .containsExactly(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS, Guarantee.STAIRS);
        assertThat(FIRST.withReachableStairs().guarantees()).contains(Guarantee.OPEN_WAY);
    }

    @Test
    void withReachableStairsThereIsAWayWithoutSecrets() {
        RogueLevels deep = FIRST.atDepth(20);
        int blocked = 0;
        for (long seed = 0; seed < 300; seed++) {
            assertThat(isOpenWay(deep.withReachableStairs().generate(RandomSource.of(seed))))
                    .as("seed %s", seed)
                    .isTrue();
            blocked += isOpenWay(deep.generate(RandomSource.of(seed))) ? 0 : 1;
        }
        assertThat(blocked)
                .as("levels that need a search if nothing is asked for")
                .isGreaterThan(50);
    }

    @Test
    void stairsFarApartAreAThirdOfTheLongestWayApart() {
        int near = 0;
        for (int depth : new int[] {1, 12}) {
            for (long seed = 0; seed < 150; seed++) {
                RogueLevels levels = FIRST.atDepth(depth);
                LevelPlan far = levels.replacing(levels.stock().replacing(RogueStock.StairsPlace.FAR_APART))
                        .generate(RandomSource.of(seed));
                assertThat(isAThirdApart(far)).as("seed %s", seed).isTrue();
                near += isAThirdApart(levels.withReachableStairs().generate(RandomSource.of(seed))) ? 0 : 1;
            }
        }
        assertThat(near).as("levels with near stairs if nothing is asked for").isGreaterThan(30);
    }

    /** By distances that spread ring by ring: from the stairs down, and from the cell furthest away from them. */
    private static boolean isAThirdApart(LevelPlan plan) {
        Point down = plan.places(CellKind.STAIRS_DOWN).get(0);
        Map<Point, Integer> fromDown = steps(plan, down);
        int reach = Collections.max(fromDown.values());
        return fromDown.entrySet().stream()
                .filter(each -> each.getValue() == reach)
                .map(each -> Collections.max(steps(plan, each.getKey()).values()))
                .anyMatch(longest -> 3
                                * fromDown.getOrDefault(
                                        plan.places(CellKind.STAIRS_UP).get(0), 0)
                        >= longest);
    }

    private static Map<Point, Integer> steps(LevelPlan plan, Point start) {
        BitGrid walked = walked(plan);
        Map<Point, Integer> steps = new HashMap<>(Map.of(start, 0));
        Deque<Point> next = new ArrayDeque<>(List.of(start));
        while (!next.isEmpty()) {
            Point from = next.remove();
            for (Direction way : Direction.cardinal()) {
                Point to = from.step(way);
                if (walked.get(to) && steps.putIfAbsent(to, steps.getOrDefault(from, 0) + 1) == null) {
                    next.add(to);
                }
            }
        }
        return steps;
    }

    /** In these the places without a search are so few that each is looked at. */
    @Test
    void reachableStairsLeaveWhatLiesThereAlone() {
        for (long seed : new long[] {1272, 3872, 8510, 9780, 13628}) {
            LevelPlan plan = FIRST.atDepth(12).withReachableStairs().generate(RandomSource.of(seed));
            assertThat(plan.marks())
                    .noneMatch(mark -> plan.places(CellKind.STAIRS_UP).contains(mark.at())
                            || plan.places(CellKind.STAIRS_DOWN).contains(mark.at()));
        }
    }

    @Test
    void whereAllCellsAreSecretStairsAreToo() {
        RogueLevels secret = FIRST.replacing(new RogueOdds(3, 1, 5, 1)).atDepth(12);
        assertLawful(secret, 50);
        isRefused(secret::withReachableStairs, "depth 12", "all cells are secret", "ANYWHERE");
        assertLawful(secret.atDepth(10), 50);
    }

    private static BitGrid walked(LevelPlan plan) {
        BitGrid walked = BitGrid.copyOf(plan.open());
        plan.places(CellKind.SECRET_DOOR).forEach(walked::clear);
        plan.places(CellKind.SECRET_PASSAGE).forEach(walked::clear);
        return walked;
    }

    private static boolean isOpenWay(LevelPlan plan) {
        BitGrid walked = walked(plan);
        Point up = plan.places(CellKind.STAIRS_UP).get(0);
        Point down = plan.places(CellKind.STAIRS_DOWN).get(0);
        return FloodFill.of(Movement.FOUR_WAY).reachable(walked, up).get(down);
    }

    /** Rooms lie in their cells of the grid, one each, and whatever touches without a door has a link. */
    @Test
    void areasComeInOrderAndEachContactHasALink() {
        for (long seed = 0; seed < 200; seed++) {
            LevelPlan plan = FIRST.atDepth(9).generate(RandomSource.of(seed));
            for (int i = 0; i < 9; i++) {
                Rect cell = new Rect(1 + i % 3 * 26, i / 3 * 8, 26, 8);
                Area room = plan.areas().get(i);
                assertThat(room.kind()).isNotEqualTo(AreaKind.CORRIDOR);
                assertThat(cell.intersection(room.bounds())).contains(room.bounds());
            }
            assertThat(plan.areas().subList(9, plan.areas().size()))
                    .allSatisfy(area -> assertThat(area.kind()).isEqualTo(AreaKind.CORRIDOR));
            Set<List<Integer>> linked = new TreeSet<>(RogueLevelsTest::compare);
            plan.links().forEach(link -> linked.add(List.of(link.from(), link.to())));
            assertThat(linked).as("seed %s", seed).isEqualTo(contacts(plan));
        }
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        int first = Integer.compare(one.get(0), other.get(0));
        return first != 0 ? first : Integer.compare(one.get(1), other.get(1));
    }

    private static Set<List<Integer>> contacts(LevelPlan plan) {
        Set<List<Integer>> contacts = new TreeSet<>(RogueLevelsTest::compare);
        for (Point cell : plan.open().points()) {
            List<Integer> around = new ArrayList<>();
            plan.areaAt(cell.x(), cell.y()).ifPresent(area -> around.add(area.id()));
            boolean isDoor = plan.kindAt(cell.x(), cell.y()).isDoor();
            for (Point next : List.of(cell.plus(1, 0), cell.plus(0, 1), cell.plus(-1, 0), cell.plus(0, -1))) {
                plan.areaAt(next.x(), next.y()).ifPresent(area -> around.add(area.id()));
            }
            for (int one : isDoor ? around : around.subList(0, 1)) {
                for (int other : around) {
                    if (one < other) {
                        contacts.add(List.of(one, other));
                    } else if (other < one) {
                        contacts.add(List.of(other, one));
                    }
                }
            }
        }
        return contacts;
    }

    @Test
    void stairsAreInRoomsAndNothingElseLiesOnThem() {
        for (long seed = 0; seed < 200; seed++) {
            LevelPlan plan = FIRST.atDepth(4).generate(RandomSource.of(seed));
            for (CellKind kind : List.of(CellKind.STAIRS_UP, CellKind.STAIRS_DOWN)) {
                Point stairs = plan.places(kind).get(0);
                assertThat(plan.places(kind)).hasSize(1);
                assertThat(plan.areaAt(stairs.x(), stairs.y()).map(Area::kind).orElseThrow())
                        .isIn(AreaKind.ROOM, AreaKind.MAZE);
                assertThat(plan.marks()).noneMatch(mark -> mark.at().equals(stairs));
            }
        }
    }

    @Test
    void gridsOfAnySizeShareTheLevelEvenly() {
        assertThat(FIRST.grid()).isEqualTo(new RogueGrid(80, 24, 3, 3));
        assertThat(RogueLevels.of(17, 18).grid()).isEqualTo(new RogueGrid(17, 18, 3, 3));
        assertThat(RogueLevels.of(7, 6).grid()).isEqualTo(new RogueGrid(7, 6, 1, 1));
        assertThat(RogueLevels.of(250, 250).grid()).isEqualTo(new RogueGrid(250, 250, 9, 31));
        assertThat(RogueLevels.of(10_000, 10_000).grid()).isEqualTo(new RogueGrid(10_000, 10_000, 160, 160));
        assertThat(FIRST.withGrid(5, 2).grid()).isEqualTo(new RogueGrid(80, 24, 5, 2));
    }

    private static void isRefused(Runnable settings, String... words) {
        assertThatIllegalArgumentException().isThrownBy(settings::run).withMessageContainingAll(words);
    }

    @Test
    void settingsThatCannotBeAreRefusedWithValueAndFix() {
        isRefused(() -> RogueLevels.of(6, 20), "width of 7", "not 6");
        isRefused(() -> RogueLevels.of(20, 5), "height of 6", "not 5");
        isRefused(() -> RogueLevels.of(0, 24), "0 x 24");
        isRefused(() -> RogueLevels.of(-5, -5), "-5 x -5");
        isRefused(() -> RogueLevels.of(Integer.MAX_VALUE, Integer.MAX_VALUE), "at most");
        isRefused(() -> FIRST.withGrid(16, 3), "16 columns", "82", "not 80", "withGrid");
        isRefused(() -> FIRST.withGrid(3, 5), "5 rows", "30", "not 24");
        isRefused(() -> FIRST.withGrid(0, 3), "0 x 3");
        isRefused(() -> RogueLevels.of(5000, 5000).withGrid(900, 800), "26000");
        isRefused(() -> FIRST.withGrid(Integer.MAX_VALUE, Integer.MAX_VALUE), "26000");
        isRefused(() -> FIRST.atDepth(0), "depth is 0", "1 to 1000000");
        isRefused(() -> FIRST.atDepth(1_000_001), "1000001");
        isRefused(() -> new RogueOdds(1, 1, 1, 1), "leave none");
        isRefused(() -> new RogueOdds(-1, 1, 1, 1), "is -1", "gone");
        isRefused(() -> new RogueOdds(3, 1, 1, 2_000_000), "secret passage", "1000000");
        isRefused(() -> new RogueStock(101, 0, 0, RogueStock.StairsPlace.ANYWHERE), "101", "gold");
        isRefused(() -> new RogueStock(0, 0, -1, RogueStock.StairsPlace.ANYWHERE), "-1", "without gold");
    }

    @Test
    void aLevelLooksLikeThis() {
        assertThat(RogueLevels.of(40, 18).generate(RandomSource.of(7))).hasToString("""
                ########################################
                ########################################
                ####....##########....<.########..######
                ####....+........+......+......+..######
                ######+#############+############+######
                ######.....#########..#######.....######
                ##########+##########+#######+##########
                ##.........########...######....########
                ##.........########...###..+....########
                ##.........########...+...##....########
                ######+########################+########
                ######.########################....#####
                ######..##########################+#####
                #######+#################......+....####
                ##......+....+.......####.######..>.####
                ##......######.......+....##############
                ########################################
                ########################################
                """);
    }

    /** A change of these is a breaking change: seeds would give other levels. */
    @Test
    void seedsKeepTheirLevels() {
        assertThat(hash(FIRST)).isEqualTo("1567d82334139741521e6317e5986e78");
        assertThat(hash(FIRST.atDepth(12).withReachableStairs())).isEqualTo("9d15545380cc26ca064448210609f3a0");
        assertThat(hash(RogueLevels.of(131, 67).atDepth(30).replacing(new RogueOdds(2, 2, 3, 9))))
                .isEqualTo("1f6a9d386e1d03e9c540b44fc4af4edb");
    }

    private static String hash(RogueLevels levels) {
        Hasher hasher = Hashing.murmur3_128().newHasher();
        for (long seed = 0; seed < 50; seed++) {
            LevelPlan plan = levels.generate(RandomSource.of(seed));
            for (Object part : List.of(plan, plan.areas(), plan.links(), plan.marks())) {
                hasher.putString(part.toString(), StandardCharsets.UTF_8);
            }
        }
        return hasher.hash().toString();
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(RogueLevels.of(7, 6), 10_000);
        GeneratorTrials.keepsTheLaws(RogueLevels.of(80, 24).atDepth(12), 10_000);
        GeneratorTrials.keepsTheLaws(RogueLevels.of(250, 250).atDepth(5), 10_000);
    }
}
