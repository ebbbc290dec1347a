package io.github.undercroft.dungeon.composite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.GivenLevels;
import io.github.undercroft.dungeon.GivenStep;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.feature.Feature;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.lock.AddLocks;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CompositeLevelsTest {

    /** Functions have no names; what they print differs from run to run. */
    @Test
    void messagesNameStylesAndNotFunctions() {
        assertThat(CompositeLevels.of(60, 40).toString())
                .contains("CompositeLevels[width=60, height=40", "PartStyle[name=caves, minSide=10, weight=3]")
                .doesNotContain("Lambda", "@");
        CompositeLevels given = CompositeLevels.of(
                20, 10, MapSplit.GivenParts.of(MapSplit.Part.of("caves", new Rect(0, 0, 20, 10), CaveLevels::of)));
        assertThat(given.toString()).contains("caves", "CaveLevels[width=20").doesNotContain("Lambda", "@");
    }

    private static final MapSplit.Part CAVES = MapSplit.Part.of("caves", new Rect(0, 0, 31, 30), CaveLevels::of);
    private static final MapSplit.Part HALLS = MapSplit.Part.of("halls", new Rect(30, 0, 30, 30), BspLevels::of);
    private static final CompositeLevels HALVES = CompositeLevels.of(60, 30, MapSplit.GivenParts.of(CAVES, HALLS));

    @Test
    void everyLevelOfEverySizeKeepsTheLaws() {
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(5, 5), 200);
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(11, 70), 100);
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(80, 24), 200);
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(120, 50), 50);
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(250, 250), 3);
    }

    @Test
    void gatesFromOnePartToAnotherAreApart() {
        int pairs = 0;
        for (int seed = 0; seed < 50; seed++) {
            LevelPlan plan = GeneratorTrials.plan(HALVES.withGates(3), seed);
            List<Integer> doors = plan.places(CellKind.DOOR).stream()
                    .filter(door -> door.x() == 30)
                    .map(Point::y)
                    .sorted()
                    .toList();
            for (int i = 1; i < doors.size(); i++) {
                assertThat(doors.get(i) - doors.get(i - 1)).isGreaterThanOrEqualTo(6);
                pairs++;
            }
        }
        assertThat(pairs).isGreaterThan(20);
    }

    @Test
    void partsBesideEachOtherDifferInStyle() {
        for (int seed = 0; seed < 100; seed++) {
            List<CompositeLevels.PlacedPart> parts =
                    GeneratorTrials.plan(CompositeLevels.of(120, 60), seed).details(CompositeLevels.PlacedPart.class);
            for (CompositeLevels.PlacedPart one : parts) {
                assertThat(parts)
                        .filteredOn(other -> !other.equals(one) && other.cells().intersects(one.cells()))
                        .extracting(CompositeLevels.PlacedPart::style)
                        .doesNotContain(one.style());
            }
        }
    }

    /** In all of these a tunnel passes by a joint between features. */
    @Test
    void tunnelsPastJointsKeepTheLaws() {
        for (long seed : List.of(2147, 3730, 3922)) {
            assertThat(LevelLaws.of(CompositeLevels.of(80, 24)).breaches(seed, 1))
                    .isEmpty();
        }
        assertThat(LevelLaws.of(CompositeLevels.of(60, 30)).breaches(13, 1)).isEmpty();
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(120, 60).withGates(0), 30);
    }

    @Test
    void oddSettingsKeepTheLaws() {
        MapSplit.PartStyle scatter = new MapSplit.PartStyle("scatter", 5, 1, ScatterLevels::of);
        MapSplit.PartStyle deep = new MapSplit.PartStyle(
                "rogue", 20, 3, (width, height) -> RogueLevels.of(width, height).atDepth(15));
        GeneratorTrials.keepsTheLaws(
                CompositeLevels.of(60, 40, new MapSplit.RandomParts(List.of(scatter), 5))
                        .withGates(0),
                30);
        GeneratorTrials.keepsTheLaws(
                CompositeLevels.of(80, 60, new MapSplit.RandomParts(List.of(scatter, deep), 20)), 50);
        GeneratorTrials.keepsTheLaws(HALVES.withGates(1000), 30);
        MapSplit.Part island = MapSplit.Part.of("island", new Rect(20, 12, 11, 9), FeatureLevels::of);
        MapSplit.Part far = MapSplit.Part.of("far", new Rect(55, 30, 20, 9), CompositeLevels::of);
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(80, 40, MapSplit.GivenParts.of(island, far)), 50);
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(5, 5), 10_000);
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(80, 24), 10_000);
        GeneratorTrials.keepsTheLaws(CompositeLevels.of(250, 250), 10_000);
    }

    /** But for its stairs, and for ways out of it. */
    @Test
    void eachPartIsALevelOfItsGenerator() {
        for (long seed = 0; seed < 30; seed++) {
            LevelPlan plan = GeneratorTrials.plan(HALVES, seed);
            assertThat(plan.origin().attempts()).isEqualTo(1);
            RandomSource random = RandomSource.of(Seeds.derive(plan.origin().seed(), 1));
            LevelPlan caves = CAVES.generator().generate(random);
            LevelPlan halls = HALLS.generator().generate(random);
            isThere(plan, caves, 0);
            isThere(plan, halls, 30);
            assertThat(plan.areas().size())
                    .isGreaterThanOrEqualTo(caves.areas().size() + halls.areas().size());
            assertThat(plan.places(CellKind.STAIRS_UP)).hasSize(1);
            assertThat(plan.places(CellKind.STAIRS_DOWN)).hasSize(1);
        }
    }

    private static void isThere(LevelPlan plan, LevelPlan part, int left) {
        for (Point cell : part.open().points()) {
            CellKind kind = part.kindAt(cell.x(), cell.y());
            CellKind now = plan.kindAt(cell.x() + left, cell.y());
            if (kind == CellKind.STAIRS_UP || kind == CellKind.STAIRS_DOWN) {
                continue;
            }
            assertThat(now.isPassable()).isTrue();
            if (kind.isDoor()) {
                assertThat(now).isEqualTo(kind);
            }
            assertThat(plan.areaAt(cell.x() + left, cell.y()).map(area -> area.kind()))
                    .isEqualTo(part.areaAt(cell.x(), cell.y()).map(area -> area.kind()));
        }
    }

    @Test
    void doorsInTheWallLeadFromPartToPart() {
        int doors = 0;
        for (long seed = 0; seed < 50; seed++) {
            LevelPlan plan = GeneratorTrials.plan(HALVES, seed);
            long inWall = plan.places(CellKind.DOOR).stream()
                    .filter(door -> door.x() == 30)
                    .peek(door -> assertThat(List.of(door.step(Direction.WEST), door.step(Direction.EAST)))
                            .allMatch(beside ->
                                    plan.kindAt(beside.x(), beside.y()).isPassable()))
                    .count();
            assertThat(inWall).isLessThanOrEqualTo(2);
            doors += (int) inWall;
            assertThat(GeneratorTrials.plan(HALVES.withGates(0), seed).places(CellKind.DOOR))
                    .noneMatch(door -> door.x() == 30);
        }
        assertThat(doors).isGreaterThan(50);
    }

    @Test
    void marksComeAlongAndDetailsTellOfEachPart() {
        MapSplit.Part rogue = MapSplit.Part.of("rogue", new Rect(5, 3, 40, 20), RogueLevels::of);
        MapSplit.Part features = MapSplit.Part.of("features", new Rect(44, 3, 30, 20), FeatureLevels::of);
        LevelGenerator levels = CompositeLevels.of(80, 24, MapSplit.GivenParts.of(rogue, features));
        int gold = 0;
        for (long seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(levels, seed);
            gold += plan.marks().size();
            assertThat(plan.marks()).allMatch(mark -> rogue.cells().contains(mark.at()));
            List<CompositeLevels.PlacedPart> parts = plan.details(CompositeLevels.PlacedPart.class);
            assertThat(parts).extracting(CompositeLevels.PlacedPart::style).containsExactly("rogue", "features");
            assertThat(parts.get(1).cells()).isEqualTo(features.cells());
            assertThat(parts.get(1).details()).isNotEmpty().allMatch(detail -> detail instanceof Feature);
        }
        assertThat(gold).isGreaterThan(20);
    }

    /** And the locks of the whole have their own. */
    @Test
    void locksOfPartsBecomeDoorsWithoutKeys() {
        MapSplit.Part west = new MapSplit.Part(
                "west", new Rect(0, 0, 31, 30), BspLevels.of(31, 30).then(AddLocks.upTo(2)));
        MapSplit.Part east = new MapSplit.Part(
                "east", new Rect(30, 0, 31, 30), BspLevels.of(31, 30).then(AddLocks.upTo(2)));
        CompositeLevels whole = CompositeLevels.of(61, 30, MapSplit.GivenParts.of(west, east));
        int locks = 0;
        for (long seed = 0; seed < 30; seed++) {
            LevelPlan plain = GeneratorTrials.plan(whole, seed);
            assertThat(plain.places(CellKind.LOCKED_DOOR)).isEmpty();
            assertThat(plain.marks()).isEmpty();
            assertThat(plain.details(CompositeLevels.PlacedPart.class))
                    .flatExtracting(CompositeLevels.PlacedPart::details)
                    .noneMatch(Lock.class::isInstance);
            LevelPlan locked = GeneratorTrials.plan(whole.then(AddLocks.upTo(2)), seed);
            assertThat(LevelLaws.breach(locked)).isEmpty();
            assertThat(locked.marks())
                    .isEqualTo(locked.details(Lock.class).stream()
                            .map(Lock::keyMark)
                            .toList());
            locks += locked.marks().size();
        }
        assertThat(locks).isGreaterThan(20);
    }

    @Test
    void randomPartsCoverTheMapAndShareTheirWallsOnly() {
        MapSplit.RandomParts split =
                new MapSplit.RandomParts(List.of(new MapSplit.PartStyle("caves", 8, 1, CaveLevels::of)), 12);
        for (long seed = 0; seed < 50; seed++) {
            List<MapSplit.Part> parts = split.parts(90, 50, RandomSource.of(seed));
            assertThat(MapSplit.GivenParts.of(parts.toArray(MapSplit.Part[]::new))
                            .parts())
                    .hasSizeGreaterThan(10);
            assertThat(parts)
                    .allMatch(part -> part.cells().width() >= 12
                            && part.cells().height() >= 12
                            && Math.max(part.cells().width(), part.cells().height()) < 23);
            for (Point cell : new Rect(0, 0, 90, 50).points()) {
                assertThat(parts).anyMatch(part -> part.cells().contains(cell));
            }
        }
    }

    @Test
    void stylesComeAsOftenAsTheirWeightAndOnlyInLargeParts() {
        MapSplit.RandomParts split = new MapSplit.RandomParts(
                List.of(
                        new MapSplit.PartStyle("small", 5, 1, ScatterLevels::of),
                        new MapSplit.PartStyle("medium", 10, 3, ScatterLevels::of),
                        new MapSplit.PartStyle("large", 100, 9, ScatterLevels::of)),
                10);
        int small = 0;
        int all = 0;
        for (long seed = 0; seed < 1000; seed++) {
            for (MapSplit.Part part : split.parts(18, 14, RandomSource.of(seed))) {
                assertThat(part.style()).isNotEqualTo("large");
                small += part.style().equals("small") ? 1 : 0;
                all++;
            }
        }
        assertThat(all).isEqualTo(1000);
        assertThat(small * 100 / all).isBetween(22, 28);
    }

    /** A level with a row of floor from border to border. */
    private static LevelGenerator open(int width, int height) {
        return new GivenLevels(width, height, GivenStep.of("open", (draft, random) -> {
            draft.dig(new Rect(0, 2, draft.width(), 1), AreaKind.ROOM, false);
        }));
    }

    /** Never comes right. */
    private static LevelStep spoil() {
        return GivenStep.of("spoil", (draft, random) -> {
            throw new LevelVeto("spoiled");
        });
    }

    @Test
    void aPartThatCannotBeMadeIsToldByItsStyle() {
        MapSplit.Part rock = MapSplit.Part.of(
                "solid",
                new Rect(0, 0, 20, 20),
                (width, height) -> CaveLevels.of(width, height).then(spoil()));
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> GeneratorTrials.plan(CompositeLevels.of(20, 20, MapSplit.GivenParts.of(rock)), 1))
                .withMessageContaining("no level of the style \"solid\" in a part=100");
        MapSplit.Part open = MapSplit.Part.of("open", new Rect(0, 0, 20, 20), CompositeLevelsTest::open);
        assertThatIllegalStateException()
                .isThrownBy(() -> GeneratorTrials.plan(CompositeLevels.of(20, 20, MapSplit.GivenParts.of(open)), 1))
                .withMessageContainingAll("\"open\"", "border", "row 2");
    }

    @Test
    void settingsOutOfRangeAreRefused() {
        GeneratorTrials.isRefused(() -> CompositeLevels.of(4, 40), "4 x 40", "at least 5");
        GeneratorTrials.isRefused(() -> HALVES.withGates(-1), "gates", "take 0");
        GeneratorTrials.isRefused(() -> MapSplit.GivenParts.of(), "at least");
        GeneratorTrials.isRefused(
                () -> MapSplit.GivenParts.of(CAVES, MapSplit.Part.of("halls", new Rect(29, 0, 30, 30), BspLevels::of)),
                "caves",
                "halls",
                "overlap");
        GeneratorTrials.isRefused(() -> MapSplit.GivenParts.of(CAVES, CAVES), "overlap");
        GeneratorTrials.isRefused(
                () -> CompositeLevels.of(59, 30, MapSplit.GivenParts.of(CAVES, HALLS)), "halls", "59 x 30", "larger");
        GeneratorTrials.isRefused(
                () -> new MapSplit.Part("caves", new Rect(0, 0, 9, 9), CaveLevels.of(8, 9)), "9 x 9", "8 x 9");
        MapSplit.PartStyle large = new MapSplit.PartStyle("large", 30, 1, CaveLevels::of);
        GeneratorTrials.isRefused(() -> new MapSplit.RandomParts(List.of(large), 20), "large", "20");
        GeneratorTrials.isRefused(() -> new MapSplit.RandomParts(List.of(), 20), "styles", "take 1");
        GeneratorTrials.isRefused(() -> new MapSplit.RandomParts(List.of(large), 4), "minPart", "take 5");
        GeneratorTrials.isRefused(
                () -> CompositeLevels.of(80, 24, new MapSplit.RandomParts(List.of(large), 30)), "large", "24");
        GeneratorTrials.isRefused(() -> new MapSplit.PartStyle("x", 0, 1, CaveLevels::of), "minSide of x", "take 1");
        GeneratorTrials.isRefused(() -> new MapSplit.PartStyle("x", 5, 0, CaveLevels::of), "weight of x", "take 1");
    }

    @Test
    void equalSeedsGiveTheLevelsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(CompositeLevels.of(80, 40))).isEqualTo("a142417428b7b45f");
        assertThat(GeneratorTrials.digest(HALVES)).isEqualTo("8b70019badef1b32");
    }
}
