package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.IntGridView;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AddLakesTest {

    private static final AddLakes MANY = new AddLakes(12, new SizeRange(3, 15), new SizeRange(3, 9));

    /** Open ground with rock in blocks of four cells, so that there is room for lakes and much that they may cut off. */
    private static LevelDraft ground(int width, int height, int rock, RandomSource random) {
        LevelDraft draft = LevelDraft.of(width, height);
        for (int y = 1; y < height - 1; y++) {
            draft.fill(y, 1, width - 1, CellKind.FLOOR);
        }
        for (int i = 0; i < width * height * rock / 400; i++) {
            int x = random.nextInt(1, width - 2);
            int y = random.nextInt(1, height - 2);
            draft.fill(y, x, x + 2, CellKind.ROCK);
            draft.fill(y + 1, x, x + 2, CellKind.ROCK);
        }
        return draft;
    }

    @Property
    void whatHungTogetherStillDoesAndNothingIsOpened(
            @ForAll @IntRange(min = 5, max = 90) int width,
            @ForAll @IntRange(min = 5, max = 40) int height,
            @ForAll @IntRange(max = 60) int rock,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = ground(width, height, rock, random);
        BitGrid before = BitGrid.copyOf(draft.open());
        MANY.apply(draft, random);
        BitGrid dry = BitGrid.copyOf(before);
        dry.andNot(draft.special());
        assertThat(2 * dry.count()).isGreaterThanOrEqualTo(before.count());
        IntGridView partsBefore =
                FloodFill.of(Movement.FOUR_WAY).regions(before).labels();
        IntGridView parts =
                FloodFill.of(Movement.FOUR_WAY).regions(draft.open()).labels();
        Map<Integer, Integer> now = new TreeMap<>();
        draft.open().forEach((x, y) -> {
            assertThat(before.get(x, y)).isTrue();
            int part = parts.get(x, y);
            assertThat(now.computeIfAbsent(partsBefore.get(x, y), first -> part))
                    .isEqualTo(part);
        });
        before.forEach((x, y) -> assertThat(now).containsKey(partsBefore.get(x, y)));
    }

    @Property
    void shallowsAreAllAroundTheDeepsWhereThereWasFloor(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = ground(60, 30, 20, random);
        AddLakes.of(4).apply(draft, random);
        for (int y = 1; y < 29; y++) {
            for (int x = 1; x < 59; x++) {
                Point cell = new Point(x, y);
                boolean isAtDeeps = Direction.all().stream()
                        .map(cell::step)
                        .anyMatch(beside -> draft.kindAt(beside.x(), beside.y()) == CellKind.DEEPS);
                if (draft.kindAt(x, y) == CellKind.FLOOR || draft.kindAt(x, y) == CellKind.SHALLOWS) {
                    assertThat(draft.kindAt(x, y)).isEqualTo(isAtDeeps ? CellKind.SHALLOWS : CellKind.FLOOR);
                }
            }
        }
    }

    @Test
    void levelsOfEveryGeneratorKeepTheLawsUnderWater() {
        GeneratorTrials.keepsTheLaws(CaveLevels.of(80, 40).then(AddLakes.of(5)), 40);
        GeneratorTrials.keepsTheLaws(ScatterLevels.of(60, 30).then(AddLakes.of(5)), 40);
        GeneratorTrials.keepsTheLaws(FeatureLevels.of(80, 40).then(AddLakes.of(8)), 40);
        GeneratorTrials.keepsTheLaws(
                FeatureLevels.of(80, 40).withFinish(AddLakes.of(8), new AddLoops(20), new AddDoors(100)), 40);
        GeneratorTrials.keepsTheLaws(BspLevels.of(80, 40).then(MANY), 40);
        GeneratorTrials.keepsTheLaws(RogueLevels.of(80, 24).atDepth(12).then(MANY), 40);
        GeneratorTrials.keepsTheLaws(RoomsAndMazesLevels.of(81, 41).then(MANY), 50);
        GeneratorTrials.keepsTheLaws(MazeLevels.of(41, 21).then(MANY), 50);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(8, 8).then(MANY), 40);
    }

    @Test
    void doorsStairsMarksAndMeetingsStayDryAndSoDoesWhatIsAroundThem() {
        for (long seed = 0; seed < 100; seed++) {
            RandomSource random = RandomSource.of(seed);
            LevelDraft draft = ground(30, 15, 0, random);
            draft.set(7, 7, CellKind.STAIRS_UP);
            draft.mark(new Mark("gold", new Point(20, 7), 1, "test"));
            MANY.apply(draft, random);
            for (Point dry : List.of(new Point(7, 7), new Point(20, 7))) {
                for (Direction direction : Direction.all()) {
                    Point beside = dry.step(direction);
                    assertThat(draft.kindAt(beside.x(), beside.y())).isNotEqualTo(CellKind.DEEPS);
                }
            }
            assertThat(draft.kindAt(7, 7)).isEqualTo(CellKind.STAIRS_UP);
        }
    }

    @Test
    void whatIsToBeKeptStays() {
        Rect vault = new Rect(10, 6, 6, 4);
        for (long seed = 0; seed < 100; seed++) {
            RandomSource random = RandomSource.of(seed);
            LevelDraft draft = ground(30, 18, 0, random);
            for (Point wall : new Rect(9, 5, 8, 6).points()) {
                draft.set(wall.x(), wall.y(), CellKind.ROCK);
            }
            draft.dig(vault, AreaKind.VAULT, false);
            new Rect(9, 5, 8, 6).points().forEach(cell -> draft.keep(cell.x(), cell.y()));
            MANY.apply(draft, random);
            for (Point cell : new Rect(9, 5, 8, 6).points()) {
                assertThat(draft.kindAt(cell.x(), cell.y()))
                        .isEqualTo(vault.contains(cell) ? CellKind.FLOOR : CellKind.ROCK);
            }
        }
    }

    @Test
    void aCorridorThatIsTheOnlyWayIsNotFlooded() {
        for (long seed = 0; seed < 50; seed++) {
            LevelDraft draft = Drawn.draft(
                    "####################",
                    "#000000######111111#",
                    "#000000######111111#",
                    "#000000aaaaaa111111#",
                    "#000000######111111#",
                    "#000000######111111#",
                    "####################");
            draft.join(new Link(0, 2, new Point(7, 3)));
            draft.join(new Link(1, 2, new Point(12, 3)));
            MANY.apply(draft, RandomSource.of(seed));
            assertThat(Drawn.rows(draft).get(3).substring(7, 13)).doesNotContain("=");
        }
    }

    @Test
    void aWayWithASecretIsNoWayAroundALake() {
        String floor = "0".repeat(20);
        int lakes = 0;
        for (long seed = 0; seed < 50; seed++) {
            LevelDraft draft = Drawn.draft(
                    "######################",
                    "#" + floor + "#",
                    "#" + floor + "#",
                    "#" + floor + "#",
                    "#.##################.#",
                    "#.........::.........#",
                    "######################");
            draft.set(1, 1, CellKind.STAIRS_UP);
            draft.set(20, 1, CellKind.STAIRS_DOWN);
            new AddLakes(5, new SizeRange(3, 8), new SizeRange(2, 3)).apply(draft, RandomSource.of(seed));
            lakes += draft.special().count() > 4 ? 1 : 0;
            assertThat(FloodFill.of(Movement.FOUR_WAY)
                            .reachable(DraftCells.walkable(draft), new Point(1, 1))
                            .get(20, 1))
                    .isTrue();
        }
        assertThat(lakes).isGreaterThan(10);
    }

    @Test
    void openGroundGetsTheLakesThatAreAskedFor() {
        int dry = 0;
        for (long seed = 0; seed < 50; seed++) {
            LevelPlan plan = GeneratorTrials.plan(ScatterLevels.of(80, 40).then(AddLakes.of(3)), seed);
            dry += plan.places(CellKind.DEEPS).size() < 40 ? 1 : 0;
            LevelPlan none = GeneratorTrials.plan(ScatterLevels.of(80, 40).then(AddLakes.of(0)), seed);
            assertThat(none.places(CellKind.DEEPS)).isEmpty();
        }
        assertThat(dry).isLessThan(5);
    }

    /** It would take minutes to look for places for them all. */
    @Test
    void whereNoMoreLakesFitNoMoreAreTried() {
        GeneratorTrials.keepsTheLaws(CaveLevels.of(80, 24).then(AddLakes.of(1_000_000)), 2);
    }

    @Test
    void equalSeedsGiveTheLakesTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(CaveLevels.of(80, 40).then(AddLakes.of(5))))
                .isEqualTo("6c15c44845d6910e");
    }

    @Test
    void numbersThatCannotBeAreRefused() {
        GeneratorTrials.isRefused(() -> AddLakes.of(-1), "lakes", "-1", "take 0");
        GeneratorTrials.isRefused(() -> AddLakes.of(1_000_001), "lakes", "take 1000000");
    }
}
