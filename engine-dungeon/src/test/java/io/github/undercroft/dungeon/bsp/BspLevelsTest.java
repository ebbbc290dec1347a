package io.github.undercroft.dungeon.bsp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.report.LevelFigure;
import io.github.undercroft.geometry.Direction;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BspLevelsTest {

    private static List<Area> rooms(LevelPlan plan) {
        return plan.areas().stream()
                .filter(area -> area.kind() == AreaKind.ROOM)
                .toList();
    }

    /** Whether two areas are side by side anywhere. */
    private static boolean isAnyContact(LevelPlan plan) {
        return plan.open().points().stream()
                .filter(cell -> plan.areaAt(cell.x(), cell.y()).isPresent())
                .anyMatch(cell -> Direction.cardinal().stream()
                        .map(cell::step)
                        .anyMatch(next -> plan.areaAt(next.x(), next.y()).isPresent()
                                && !plan.areaAt(next.x(), next.y()).equals(plan.areaAt(cell.x(), cell.y()))));
    }

    @Property
    void roomsAndCorridorsMeetOnlyWhereTheyAreLinked(
            @ForAll @IntRange(min = 30, max = 120) int width,
            @ForAll @IntRange(min = 30, max = 90) int height,
            @ForAll @IntRange(min = 1, max = 4) int margin,
            @ForAll @IntRange(min = 11, max = 30) int minPart,
            @ForAll @IntRange(min = 1, max = 50) int minSplit,
            @ForAll @IntRange(max = 100) int loopPercent,
            @ForAll long seed) {
        BspLevels settings = new BspLevels(width, height, minPart, margin, minSplit, loopPercent, 70);
        LevelPlan plan = GeneratorTrials.plan(settings, seed);
        List<Area> rooms = rooms(plan);
        assertThat(LevelLaws.breach(plan)).isEmpty();
        assertThat(isAnyContact(plan)).isFalse();
        int corridors = plan.areas().size() - rooms.size();
        assertThat(corridors)
                .isBetween(rooms.size() - 1, loopPercent == 0 ? rooms.size() - 1 : Math.max(0, 2 * rooms.size() - 3));
        assertThat(plan.links()).hasSize(2 * corridors);
        for (Area room : rooms) {
            assertThat(plan.cells(room).count()).isEqualTo((int) room.bounds().area());
            for (Area other : rooms) {
                assertThat(room.id() != other.id()
                                && room.bounds().inset(-margin).orElseThrow().intersects(other.bounds()))
                        .isFalse();
            }
        }
    }

    @Test
    void mostLevelsHaveALoopAndACorridorHasOneDoorAtMost() {
        int withLoop = 0;
        for (long seed = 0; seed < 200; seed++) {
            LevelPlan plan = GeneratorTrials.plan(BspLevels.of(80, 24), seed);
            int corridors = plan.areas().size() - rooms(plan).size();
            withLoop += LevelFigure.ISLANDS.of(plan).orElseThrow() > 0 ? 1 : 0;
            assertThat(plan.places(CellKind.DOOR).size()).isLessThanOrEqualTo(corridors);
        }
        assertThat(withLoop).isGreaterThan(175);
    }

    @Test
    void withoutSecondCorridorsLevelsAreTreesAndWithoutDoorsTheyAreOpen() {
        LevelPlan plan =
                GeneratorTrials.plan(BspLevels.of(80, 40).withLoopPercent(0).withDoorPercent(0), 1);
        assertThat(LevelFigure.LOOPS.of(plan)).hasValue(0);
        assertThat(LevelFigure.DOORS.of(plan)).hasValue(0);
    }

    @Test
    void everyLevelOfEverySizeKeepsTheLaws() {
        GeneratorTrials.keepsTheLaws(BspLevels.of(8, 8), 200);
        GeneratorTrials.keepsTheLaws(BspLevels.of(80, 24), 200);
        GeneratorTrials.keepsTheLaws(BspLevels.of(9, 100), 200);
        GeneratorTrials.keepsTheLaws(BspLevels.of(250, 250), 4);
    }

    @Test
    void oddSettingsKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(new BspLevels(4, 4, 5, 1, 1, 100, 70), 100);
        GeneratorTrials.keepsTheLaws(new BspLevels(60, 40, 5, 1, 1, 100, 70), 50);
        GeneratorTrials.keepsTheLaws(new BspLevels(60, 40, 5, 1, 50, 100, 70), 50);
        GeneratorTrials.keepsTheLaws(new BspLevels(103, 103, 203, 100, 50, 100, 70), 5);
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(BspLevels.of(8, 8), 10_000);
        GeneratorTrials.keepsTheLaws(BspLevels.of(80, 24), 10_000);
        GeneratorTrials.keepsTheLaws(BspLevels.of(250, 250), 10_000);
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> BspLevels.of(7, 40), "7 x 40", "at least 8", "larger");
        GeneratorTrials.isRefused(() -> BspLevels.of(80, 40).withMargin(0), "margin", "is 0", "take 1");
        GeneratorTrials.isRefused(
                () -> BspLevels.of(80, 40).withMargin(4),
                "Parts of 9 cells",
                "margin of 4",
                "parts of 11 or more by withMinPart",
                "margin of at most 3");
        GeneratorTrials.keepsTheLaws(BspLevels.of(80, 40).withMinPart(11).withMargin(4), 3);
        GeneratorTrials.keepsTheLaws(BspLevels.of(80, 40).withMargin(3), 3);
        GeneratorTrials.isRefused(() -> BspLevels.of(80, 40).withMinPart(4), "minPart", "is 4", "take 5");
        GeneratorTrials.isRefused(() -> BspLevels.of(80, 40).withMinPart(1001), "1001", "take 1000");
        GeneratorTrials.isRefused(() -> BspLevels.of(80, 40).withMinSplit(51), "minSplit", "51", "take 50");
        GeneratorTrials.isRefused(() -> BspLevels.of(80, 40).withLoopPercent(101), "loopPercent", "take 100");
        GeneratorTrials.isRefused(() -> BspLevels.of(80, 40).withDoorPercent(-1), "doorPercent", "take 0");
        GeneratorTrials.isRefused(
                () -> BspLevels.of(5000, 5000).withMinPart(20), "5000 x 5000", "62500 rooms", "minPart of 28 or more");
        GeneratorTrials.isRefused(() -> new BspLevels(4_000_000, 8, 9, 1, 35, 80, 70), "rooms", "take a smaller level");
        GeneratorTrials.isRefused(() -> BspLevels.of(Integer.MAX_VALUE, 40), "2147483647");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(BspLevels.of(80, 40))).isEqualTo("15761d56d47962e1");
    }

    @Test
    void hugeLevelsHaveAsLargePartsAsAPlanCanHold() {
        assertThat(BspLevels.of(1600, 1600).minPart()).isEqualTo(9);
        assertThat(BspLevels.of(2000, 2000).minPart()).isEqualTo(11);
        assertThat(BspLevels.of(5000, 5000).minPart()).isEqualTo(28);
    }
}
