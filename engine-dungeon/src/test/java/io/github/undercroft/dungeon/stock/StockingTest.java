package io.github.undercroft.dungeon.stock;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.GivenLevels;
import io.github.undercroft.dungeon.GivenStep;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.ChiSquare;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The steps that stock a level: what they promise of each place, and of each level. */
class StockingTest {

    private static final List<LevelGenerator> ALL = List.of(
            RogueLevels.of(80, 24).atDepth(12),
            FeatureLevels.of(60, 30),
            RoomsAndMazesLevels.of(61, 31),
            BspLevels.of(60, 30),
            CaveLevels.of(60, 30));
    private static final StockRooms ROOMS = StockRooms.of(3, BasicTables.ROOMS);
    private static final StockLevel THINGS = StockLevel.of("things", 9, RogueTables.OBJECTS);
    /** So much of it that rooms are full. */
    private static final StockingTable CROWD = StockingTable.of(
            1,
            new StockingTable.RoomRow(
                    "crowd", 1, Loot.repeated(Amount.of(30), Loot.one("rat")), StockingTable.RoomRow.Treasure.NONE));

    private static LevelPlan plan(LevelGenerator generator, long seed) {
        return generator.generate(RandomSource.of(seed));
    }

    @Property
    void levelsKeepTheirCellsAndLaterStepsTheirChances(@ForAll @IntRange(max = 4) int which, @ForAll long seed) {
        LevelGenerator bare = ALL.get(which);
        LevelPlan plain = plan(bare.then(new AddLoops(20)), seed);
        LevelPlan stocked = plan(bare.then(ROOMS, THINGS, StockRooms.of(1, CROWD), new AddLoops(20)), seed);

        assertThat(stocked).hasToString(plain.toString());
        assertThat(stocked.areas()).isEqualTo(plain.areas());
        assertThat(stocked.links()).isEqualTo(plain.links());
        assertThat(stocked.marks().subList(0, plain.marks().size())).isEqualTo(plain.marks());
        assertThat(stocked.marks()).hasSize(plain.marks().size() + placed(stocked));
    }

    private static int placed(LevelPlan plan) {
        return StockReport.of(plan).stream()
                .mapToInt(report -> report.placed().size())
                .sum();
    }

    /** Else the law above would hold where nothing is placed. A level of one room, which is the entrance, has nothing in it. */
    @Test
    void ofEveryGeneratorLevelsGetMoreThanTwentyThings() {
        for (LevelGenerator each : ALL) {
            for (long seed = 0; seed < 10; seed++) {
                assertThat(placed(plan(each.then(ROOMS, THINGS, StockRooms.of(1, CROWD)), seed)))
                        .isGreaterThan(20);
            }
        }
    }

    @Property
    void whatOneStepPlacesDoesNotDependOnTheOtherButForFullCells(@ForAll long seed) {
        LevelGenerator bare = FeatureLevels.of(60, 30);
        List<Lot> alone = StockReport.of(plan(bare.then(THINGS), seed)).get(0).placed().stream()
                .map(StockReport.StockedLot::lot)
                .toList();
        List<Lot> after = StockReport.of(plan(bare.then(ROOMS, THINGS), seed)).get(1).placed().stream()
                .map(StockReport.StockedLot::lot)
                .toList();
        assertThat(after).isEqualTo(alone);
    }

    @Property
    void everythingStandsOnFreeFloorOfItsRoomAndTheEntranceIsEmpty(
            @ForAll @IntRange(max = 4) int which, @ForAll long seed) {
        LevelPlan plan = plan(ALL.get(which).then(ROOMS, THINGS, StockRooms.of(2, CROWD)), seed);
        Point entrance = plan.places(CellKind.STAIRS_UP).get(0);
        Optional<Area> left = GeneratorTrials.entrance(plan);
        boolean isRoom = left.filter(area -> area.kind() == AreaKind.ROOM).isPresent();
        List<Point> taken = new ArrayList<>();
        for (StockReport report : StockReport.of(plan)) {
            for (StockReport.StockedLot placed : report.placed()) {
                Area area = plan.areas().get(placed.area());
                Point at = placed.at();
                assertThat(plan.areaAt(at.x(), at.y())).contains(area);
                assertThat(plan.kindAt(at.x(), at.y())).isEqualTo(CellKind.FLOOR);
                assertThat(area.kind()).isIn(AreaKind.ROOM, AreaKind.MAZE, AreaKind.CAVE);
                if (left.equals(Optional.of(area))) {
                    assertThat(isRoom).isFalse();
                    assertThat(Metric.CHEBYSHEV.within(at, entrance, 7)).isFalse();
                }
                taken.add(at);
            }
        }
        assertThat(plan.marks()).extracting(Mark::at).containsAll(taken);
        assertThat(taken).doesNotHaveDuplicates();
        assertThat(plan.marks().stream().map(Mark::at).filter(taken::contains)).hasSameSizeAs(taken);
    }

    @Property
    void theReportTellsOfEachRoomInTheOrderOfIds(@ForAll @IntRange(max = 4) int which, @ForAll long seed) {
        LevelPlan plan = plan(ALL.get(which).then(ROOMS), seed);
        List<Integer> expected = new ArrayList<>();
        for (Area area : plan.areas()) {
            boolean isRoom =
                    List.of(AreaKind.ROOM, AreaKind.MAZE, AreaKind.CAVE).contains(area.kind());
            boolean isEntrance = GeneratorTrials.entrance(plan).equals(Optional.of(area));
            if (isRoom && (!isEntrance || area.kind() != AreaKind.ROOM)) {
                expected.add(area.id());
            }
        }
        StockReport report = StockReport.of(plan).get(0);
        assertThat(report.rooms()).extracting(StockReport.StockedRoom::area).isEqualTo(expected);
        assertThat(report.placed())
                .isEqualTo(report.rooms().stream()
                        .flatMap(room -> room.placed().stream())
                        .toList());
        for (StockReport.StockedRoom room : report.rooms()) {
            assertThat(room.placed().size() + room.leftOut().size())
                    .isEqualTo(
                            room.roll().what().size() + room.roll().treasure().size());
        }
        List<Mark> marks = plan.marks().stream()
                .filter(mark -> mark.why().startsWith("stocking of rooms"))
                .toList();
        assertThat(marks)
                .extracting(mark -> Lot.of(mark.what(), mark.amount()) + " at " + mark.at())
                .isEqualTo(report.placed().stream()
                        .map(placed -> Lot.of(placed.lot().what(), placed.lot().amount()) + " at " + placed.at())
                        .toList());
        assertThat(report.placed())
                .allSatisfy(placed ->
                        assertThat(StockReport.lotAt(plan, placed.at())).contains(placed.lot()));
        assertThat(StockReport.lotAt(plan, plan.places(CellKind.STAIRS_UP).get(0)))
                .isEmpty();
    }

    @Test
    void aRoomThatIsFullLeavesTheRestOutAndSaysSo() {
        LevelDraft draft = Drawn.draft(
                "##########", //
                "#00+11+22#",
                "#00#11#2>#",
                "#<0#11####",
                "##########");
        draft.claim(draft.areas().get(0), 3, 1, 2);
        draft.mark(new Mark("gold", new Point(4, 1), 5, "test"));
        StockRooms.of(1, CROWD).apply(draft, RandomSource.of(1));
        StockLevel.of("more", 1, Loot.repeated(Amount.of(3), Loot.one("rat"))).apply(draft, RandomSource.of(1));
        List<StockReport> reports = StockReport.of(Drawn.plan(draft));
        StockReport report = reports.get(0);
        assertThat(report.rooms()).extracting(room -> room.placed().size()).containsExactly(5, 3);
        assertThat(report.rooms()).extracting(room -> room.leftOut().size()).containsExactly(25, 27);
        assertThat(report.leftOut()).hasSize(52);
        assertThat(report.rooms().get(0).toString())
                .startsWith("room 1: crowd; [rat 1 at (")
                .contains("left out");

        StockReport second = reports.get(1);
        assertThat(second.placed()).isEmpty();
        assertThat(second.leftOut()).hasSize(3);
    }

    @Test
    void aLevelOfOneCaveIsStockedAwayFromTheStairs() {
        for (long seed = 0; seed < 100; seed++) {
            LevelPlan plan = plan(
                    CaveLevels.of(40, 20).withSmallestCave(Integer.MAX_VALUE).then(THINGS), seed);
            StockReport report = StockReport.of(plan).get(0);
            assertThat(plan.areas()).hasSize(1);
            assertThat(report.placed().size() + report.leftOut().size()).isBetween(0, 9);
            assertThat(report.leftOut()).isEmpty();
        }
    }

    @Test
    void onlyAreasOfTheKindsThatAreAskedForAreRooms() {
        LevelGenerator deep = RogueLevels.of(80, 24).atDepth(30);
        int mazes = 0;
        for (long seed = 0; seed < 60; seed++) {
            LevelPlan plan =
                    plan(deep.then(StockRooms.of(30, CROWD).in(AreaKind.ROOM), THINGS.in(AreaKind.MAZE)), seed);
            assertThat(StockReport.of(plan).get(0).placed())
                    .allMatch(placed -> plan.areas().get(placed.area()).kind() == AreaKind.ROOM);
            assertThat(StockReport.of(plan).get(1).placed())
                    .allMatch(placed -> plan.areas().get(placed.area()).kind() == AreaKind.MAZE);
            mazes += StockReport.of(plan).get(1).placed().size();
        }
        assertThat(mazes).isGreaterThan(0);
    }

    /** Five rooms of six cells; the first one has both stairs. */
    private static final LevelGenerator FIVE_ROOMS = new GivenLevels(
            21, 4, new GivenStep("five rooms", Set.of(), Set.of(), Set.of(Guarantee.STAIRS), (draft, random) -> {
                for (int room = 0; room < 5; room++) {
                    draft.dig(new Rect(1 + 4 * room, 1, 3, 2), AreaKind.ROOM, false);
                }
                draft.set(1, 1, CellKind.STAIRS_UP);
                draft.set(2, 1, CellKind.STAIRS_DOWN);
            }));

    @Test
    void eachCellOfEachRoomIsAsLikely() {
        Map<String, Integer> even = new TreeMap<>();
        for (int cell = 0; cell < 24; cell++) {
            even.put(new Point(5 + cell / 6 * 4 + cell % 3, 1 + cell / 3 % 2).toString(), 1);
        }
        StockingTable rat = StockingTable.of(
                1, new StockingTable.RoomRow("rat", 1, Loot.one("rat"), StockingTable.RoomRow.Treasure.NONE));
        LevelGenerator one = FIVE_ROOMS.then(StockLevel.of("one", 1, Loot.one("rat")));
        LevelGenerator each = FIVE_ROOMS.then(StockRooms.of(1, rat));
        ChiSquare.holds(24_000, even, random -> place(one.generate(random), random));
        ChiSquare.holds(24_000, even, random -> place(each.generate(random), random));
    }

    /** Where one of the things is that a level has. */
    private static String place(LevelPlan plan, RandomSource random) {
        return random.pick(StockReport.of(plan).get(0).placed()).at().toString();
    }

    @Test
    void twoStepsOfOneNameDoNotRollTheSame() {
        LevelPlan plan = plan(FeatureLevels.of(80, 40).then(ROOMS, ROOMS), 1);
        List<StockReport> reports = StockReport.of(plan);
        assertThat(reports.get(0).rooms())
                .extracting(StockReport.StockedRoom::roll)
                .isNotEqualTo(reports.get(1).rooms().stream()
                        .map(StockReport.StockedRoom::roll)
                        .toList());
    }

    @Test
    void stockedLevelsKeepTheLaws() {
        for (LevelGenerator generator : ALL) {
            GeneratorTrials.keepsTheLaws(generator.then(ROOMS, THINGS), 30);
        }
    }

    @Test
    void whatCannotBeIsRefused() {
        GeneratorTrials.isRefused(() -> StockRooms.of(0, CROWD), "depth 0");
        Loot coin = Loot.one("coin");
        StockingTable.RoomRow row =
                new StockingTable.RoomRow("empty", 5, Loot.nothing(), StockingTable.RoomRow.Treasure.NONE);
        GeneratorTrials.isRefused(() -> StockingTable.of(6, row), "come to 5", "with 6");
        GeneratorTrials.isRefused(() -> StockingTable.of(0), "0 sides");
        GeneratorTrials.isRefused(
                () -> StockingTable.of(
                        5, new StockingTable.RoomRow("empty", 5, coin, new StockingTable.RoomRow.Treasure(6, coin))),
                "6 of 5",
                "\"empty\"");
        GeneratorTrials.isRefused(
                () -> new StockingTable.RoomRow("empty", 0, coin, StockingTable.RoomRow.Treasure.NONE),
                "\"empty\" with 0");
        GeneratorTrials.isRefused(() -> new StockingTable.RoomRow.Treasure(-1, coin), "-1 sides");
        GeneratorTrials.isRefused(() -> StockLevel.of("things", 1_000_001, Loot.nothing()), "1000001");
        GeneratorTrials.isRefused(() -> StockLevel.of(" ", 1, Loot.nothing()), "name");
    }

    /** A change of these is a breaking change: seeds would give other levels. */
    @Test
    void seedsKeepTheirStock() {
        Hasher hasher = Hashing.sha256().newHasher();
        for (LevelGenerator generator : ALL) {
            for (long seed = 0; seed < 20; seed++) {
                hasher.putString(
                        StockReport.of(plan(generator.then(ROOMS, THINGS), seed))
                                .toString(),
                        StandardCharsets.UTF_8);
            }
        }
        assertThat(hasher.hash().toString().substring(0, 16)).isEqualTo("6c3d9d3c98460fa0");
    }
}
