package io.github.undercroft.dungeon.accretion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AccretionLevelsTest {

    private static final SizeRange SMALL = new SizeRange(3, 5);

    /** A design of an author. */
    private record Diamond(int radius) implements RoomDesign {

        @Override
        public BitGrid draw(RandomSource random) {
            BitGrid cells = BitGrid.of(2 * radius + 1, 2 * radius + 1);
            for (int y = -radius; y <= radius; y++) {
                cells.setRange(radius + y, Math.abs(y), 2 * radius + 1 - Math.abs(y));
            }
            return cells;
        }
    }

    @Test
    void noCorridorIsADeadEndUnlessALakeMakesItOne() {
        AccretionLevels dry = AccretionLevels.of(80, 24).withFinish(new AddLoops(20), new AddDoors(60));
        for (long seed = 0; seed < 100; seed++) {
            LevelPlan plan = GeneratorTrials.plan(dry, seed);
            for (Area corridor : plan.areas()) {
                if (corridor.kind() == AreaKind.CORRIDOR) {
                    assertThat(plan.cells(corridor).points())
                            .allMatch(cell -> Direction.cardinal().stream()
                                            .map(cell::step)
                                            .filter(beside -> plan.open().getOrFalse(beside.x(), beside.y()))
                                            .count()
                                    > 1);
                }
            }
        }
    }

    @Test
    void everyLevelOfEverySizeKeepsTheLaws() {
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(5, 5), 200);
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(5, 60), 200);
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(64, 9), 200);
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(80, 24), 200);
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(250, 250), 4);
    }

    @Test
    void oddSettingsKeepTheLaws() {
        AccretionLevels levels = AccretionLevels.of(70, 40);
        GeneratorTrials.keepsTheLaws(levels.withRooms(1), 30);
        GeneratorTrials.keepsTheLaws(levels.withRooms(500), 30);
        GeneratorTrials.keepsTheLaws(levels.withFinish(), 30);
        GeneratorTrials.keepsTheLaws(levels.withMix(RoomMix.of(new Diamond(4)).with(new Diamond(20), 3)), 30);
        for (int length = 1; length <= 16; length++) {
            RoomMix mix = RoomMix.of(new RoomDesign.CrossRoom(SMALL, SMALL))
                    .with(new RoomDesign.CaveRoom(new SizeRange(30, 46), SMALL), 1)
                    .withCorridors(100, new SizeRange(length, length));
            GeneratorTrials.keepsTheLaws(levels.withMix(mix).withFinish(new AddDoors(100)), 20);
        }
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(5, 5), 10_000);
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(80, 24), 10_000);
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(250, 250), 10_000);
    }

    @Property
    void roomsMeetInDoorwaysOnlyAndMakeATree(
            @ForAll @IntRange(min = 14, max = 120) int width,
            @ForAll @IntRange(min = 12, max = 60) int height,
            @ForAll @IntRange(min = 1, max = 200) int rooms,
            @ForAll @IntRange(max = 100) int corridors,
            @ForAll long seed) {
        RoomMix mix = RoomMix.of(new RoomDesign.PlainRoom(SMALL, SMALL))
                .with(new RoomDesign.RoundRoom(new SizeRange(5, 10)), 1)
                .with(new RoomDesign.CrossRoom(new SizeRange(5, 12), new SizeRange(5, 10)), 1)
                .with(new RoomDesign.CaveRoom(new SizeRange(5, 12), new SizeRange(5, 10)), 1)
                .withCorridors(corridors, new SizeRange(1, 9));
        LevelPlan plan = GeneratorTrials.plan(
                AccretionLevels.of(width, height).withMix(mix).withRooms(rooms).withFinish(), seed);
        assertThat(LevelLaws.breach(plan)).isEmpty();
        assertThat(plan.links()).hasSize(plan.areas().size() - 1);
        long joints = plan.open().points().stream()
                .filter(cell -> plan.areaAt(cell.x(), cell.y()).isEmpty() && !GeneratorTrials.isAlcove(plan, cell))
                .count();
        long halls = plan.areas().stream()
                .filter(area -> area.kind() == AreaKind.CORRIDOR)
                .count();
        assertThat(joints + halls).isEqualTo(plan.links().size());
        assertThat(plan.areas().size() - halls).isLessThanOrEqualTo(rooms);
        for (Area area : plan.areas()) {
            BitGrid cells = plan.cells(area);
            assertThat(FloodFill.of(Movement.FOUR_WAY).regions(cells).count()).isEqualTo(1);
            if (area.kind() == AreaKind.CORRIDOR) {
                assertThat(plan.neighbours().get(area.id())).hasSizeGreaterThanOrEqualTo(2);
            }
        }
    }

    @Test
    void withoutLoopsAndLakesEachDoorLeadsFromOneAreaToAnother() {
        for (long seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(AccretionLevels.of(80, 40).withFinish(new AddDoors(100)), seed);
            assertThat(plan.places(CellKind.DOOR)).hasSizeGreaterThan(15).allSatisfy(door -> {
                long areas = Direction.cardinal().stream()
                        .map(door::step)
                        .flatMap(cell -> plan.areaAt(cell.x(), cell.y()).stream())
                        .distinct()
                        .count();
                assertThat(areas).isEqualTo(2);
            });
        }
    }

    @Test
    void theUsualLevelHasEachSortOfThingThatItsMakerPromises() {
        int deeps = 0;
        int caves = 0;
        int loops = 0;
        for (long seed = 0; seed < 40; seed++) {
            LevelPlan plan = GeneratorTrials.plan(AccretionLevels.of(80, 40), seed);
            deeps += plan.places(CellKind.DEEPS).isEmpty() ? 0 : 1;
            caves += plan.areas().stream().anyMatch(area -> area.kind() == AreaKind.CAVE) ? 1 : 0;
            loops += plan.links().size() >= plan.areas().size() ? 1 : 0;
            assertThat(plan.areas()).hasSizeGreaterThan(20);
            assertThat(plan.open().count()).isBetween(80 * 40 / 4, 80 * 40 * 6 / 10);
            assertThat(plan.areas().get(0).bounds().contains(new Point(40, 20))).isTrue();
        }
        assertThat(deeps).isGreaterThan(35);
        assertThat(caves).isGreaterThan(35);
        assertThat(loops).isEqualTo(40);
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        AccretionLevels levels = AccretionLevels.of(80, 40);
        GeneratorTrials.isRefused(() -> AccretionLevels.of(4, 40), "4 x 40", "at least 5", "larger");
        GeneratorTrials.isRefused(() -> AccretionLevels.of(Integer.MAX_VALUE, 40), "2147483647");
        GeneratorTrials.isRefused(() -> levels.withRooms(0), "rooms", "is 0", "take 1");
        GeneratorTrials.isRefused(() -> levels.withRooms(40_000), "rooms", "40000", "take 32767");
        GeneratorTrials.isRefused(
                () -> AccretionLevels.of(12, 12).withMix(levels.mix()), "width", "at most 10", "larger map");
        GeneratorTrials.isRefused(
                () -> new RoomDesign.PlainRoom(new SizeRange(1, 4), SMALL), "least width of plain rooms", "take 2");
        GeneratorTrials.isRefused(
                () -> new RoomDesign.PlainRoom(SMALL, new SizeRange(4, 47)), "greatest height", "take 46");
        GeneratorTrials.isRefused(() -> new RoomDesign.RoundRoom(new SizeRange(2, 4)), "diameter", "take 3");
        GeneratorTrials.isRefused(() -> new RoomDesign.CrossRoom(new SizeRange(2, 4), SMALL), "cross", "take 3");
        GeneratorTrials.isRefused(() -> new RoomDesign.CaveRoom(SMALL, new SizeRange(2, 4)), "caves", "take 3");
        RoomMix mix = RoomMix.of(new Diamond(3));
        GeneratorTrials.isRefused(() -> mix.with(new Diamond(4), 0), "weight", "Diamond", "take 1");
        GeneratorTrials.isRefused(() -> mix.withCorridors(101, SMALL), "corridorPercent", "101", "take 100");
        GeneratorTrials.isRefused(() -> mix.withCorridors(50, new SizeRange(3, 17)), "corridorLength", "take 16");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(AccretionLevels.of(80, 40))).isEqualTo("0a70688e9b6693fc");
        assertThat(GeneratorTrials.digest(AccretionLevels.of(40, 24).withFinish()))
                .isEqualTo("97382977db593a91");
    }
}
