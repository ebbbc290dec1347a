package io.github.undercroft.dungeon.stock;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class TreasureRoomTest {

    /** Tells the depth at which it was rolled. */
    private static final Loot MONSTER =
            roll -> Loot.one("monster of " + roll.depth()).roll(roll);

    private static final TreasureRoom ALWAYS = new TreasureRoom(9, Odds.of(1, 1), RogueTables.OBJECT, MONSTER);

    private static long monsters(StockReport report) {
        return report.placed().stream()
                .filter(lot -> lot.lot().what().startsWith("monster"))
                .count();
    }

    @Test
    void oneLevelInTwentyHasOne() {
        LevelGenerator rogue = RogueLevels.of(80, 24).atDepth(3);
        int rooms = 0;
        for (int seed = 0; seed < 4000; seed++) {
            LevelPlan plan = GeneratorTrials.plan(rogue.then(RogueTables.treasureRoom(3, MONSTER)), seed);
            rooms += StockReport.of(plan).size();
        }
        assertThat(rooms).isBetween(150, 250);
    }

    /** On a level with rooms as large as Rogue's; where the guards are more than there is room for, some are left out. */
    @Test
    void itHasTwoToNineThingsAndTwoMonstersMoreFromALevelDeeper() {
        Set<Long> counts = new TreeSet<>();
        LevelGenerator halls = BspLevels.of(80, 40).withMinPart(16).then(ALWAYS);
        for (int seed = 0; seed < 400; seed++) {
            LevelPlan plan = GeneratorTrials.plan(halls, seed);
            StockReport report = StockReport.of(plan).get(0);
            long monsters = monsters(report);
            long things = report.placed().size() - monsters;
            counts.add(things);
            assertThat(report.leftOut()).isEmpty();
            assertThat(monsters).isBetween(things + 2, Math.max(things + 2, 9));
            assertThat(report.placed())
                    .extracting(StockReport.StockedLot::area)
                    .containsOnly(report.placed().get(0).area());
            assertThat(plan.marks())
                    .filteredOn(mark -> mark.why().equals(TreasureRoom.GUARDS))
                    .extracting(Mark::what)
                    .hasSize((int) monsters)
                    .containsOnly("monster of 10");
            assertThat(GeneratorTrials.entrance(plan).orElseThrow().id())
                    .isNotEqualTo(report.placed().get(0).area());
            assertThat(LevelLaws.breach(plan)).isEmpty();
        }
        assertThat(counts).containsExactly(2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
    }

    @Test
    void inSmallRoomsSomeGuardsAreLeftOutAndNothingStandsOnTheSameCell() {
        LevelGenerator cells = BspLevels.of(60, 30).withMinPart(5).then(ALWAYS);
        int leftOut = 0;
        for (int seed = 0; seed < 100; seed++) {
            LevelPlan plan = GeneratorTrials.plan(cells, seed);
            StockReport report = StockReport.of(plan).get(0);
            leftOut += report.leftOut().size();
            assertThat(report.placed().size() - monsters(report)).isGreaterThanOrEqualTo(2);
            assertThat(report.placed()).extracting(StockReport.StockedLot::at).doesNotHaveDuplicates();
            assertThat(plan.areas().get(report.placed().get(0).area()).kind()).isEqualTo(AreaKind.ROOM);
        }
        assertThat(leftOut).isGreaterThan(50);
    }

    @Test
    void aLevelWithoutRoomsSaysThatThereIsNone() {
        LevelPlan plan = GeneratorTrials.plan(CaveLevels.of(40, 20).then(ALWAYS), 1);
        assertThat(StockReport.of(plan)).isEmpty();
        assertThat(plan.origin().rejections()).containsEntry("no room for a treasure", 1);
    }

    @Test
    void itChangesNothingElse() {
        LevelGenerator rogue = RogueLevels.of(80, 24).atDepth(9);
        StockLevel things = StockLevel.of("things", 9, RogueTables.OBJECTS);
        LevelPlan without = GeneratorTrials.plan(rogue.then(things), 5);
        LevelPlan with = GeneratorTrials.plan(rogue.then(things, ALWAYS), 5);
        assertThat(with).hasToString(without.toString());
        assertThat(with.marks()).containsAll(without.marks());
        assertThat(List.copyOf(with.marks().subList(0, without.marks().size()))).isEqualTo(without.marks());
    }

    @Test
    void depthsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> RogueTables.treasureRoom(0, MONSTER), "depth 0", "1 to");
    }
}
