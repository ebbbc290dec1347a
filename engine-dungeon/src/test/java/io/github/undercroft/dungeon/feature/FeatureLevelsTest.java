package io.github.undercroft.dungeon.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.hash.Hashing;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelChange;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.report.LevelFigure;
import io.github.undercroft.dungeon.report.LevelReport;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.PruneDeadEnds;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.seeds.Tries;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FeatureLevelsTest {

    private static final FeatureLevels USUAL = FeatureLevels.of(80, 40);

    private static SizeRange range(int min, int max) {
        return new SizeRange(min, max);
    }

    private static List<Feature> features(LevelGenerator levels, long seed) {
        return levels.generate(RandomSource.of(seed)).details(Feature.class);
    }

    private static FeatureLevels ofEveryShape() {
        return USUAL.withMix(USUAL.mix()
                .with(AreaKind.CORRIDOR, new FeatureShape.RoundRoomShape(range(3, 9)), 4)
                .with(AreaKind.CORRIDOR, new FeatureShape.CrossRoomShape(range(3, 9), range(3, 9)), 4)
                .with(AreaKind.ROOM, new RoomShape(range(2, 4), range(2, 4)), 1));
    }

    @Test
    void allLevelsKeepTheLawsFromTheLeastSizeToLargeOnes() {
        for (int[] size : new int[][] {{5, 5}, {5, 9}, {13, 6}, {7, 120}, {80, 24}, {80, 40}, {61, 63}}) {
            assertThat(LevelLaws.of(FeatureLevels.of(size[0], size[1])).breaches(0, Tries.of(200)))
                    .isEmpty();
        }
    }

    @Test
    void noLevelIsOneRoomWhereThereIsSpaceForMore() {
        for (int[] size : new int[][] {{20, 10, 2}, {20, 20, 2}, {30, 15, 2}, {40, 20, 3}, {80, 24, 12}}) {
            for (long seed = 1; seed <= 300; seed++) {
                LevelPlan plan = FeatureLevels.of(size[0], size[1]).generate(RandomSource.of(seed));
                assertThat(plan.areas())
                        .as("%s x %s, seed %s", size[0], size[1], seed)
                        .filteredOn(area -> area.kind() == AreaKind.ROOM)
                        .hasSizeGreaterThanOrEqualTo(size[2]);
            }
        }
    }

    @Test
    void levelsFillTheMapAndMostHaveALoop() {
        int withLoop = 0;
        int withEmptyThird = 0;
        for (long seed = 0; seed < 300; seed++) {
            LevelPlan plan = FeatureLevels.of(80, 24).generate(RandomSource.of(seed));
            withLoop += LevelFigure.ISLANDS.of(plan).orElseThrow() > 0 ? 1 : 0;
            withEmptyThird += LevelFigure.EMPTY_THIRDS.of(plan).orElseThrow() > 0 ? 1 : 0;
            assertThat(plan.open().count()).isGreaterThan(300);
        }
        assertThat(withLoop).isGreaterThan(270);
        assertThat(withEmptyThird).isLessThan(10);
    }

    @Test
    void levelsOfOneRoomAreDugAgainOnlyIfTheMixHasMoreRooms() {
        FeatureLevels small = FeatureLevels.of(20, 10);
        FeatureLevels tiny = FeatureLevels.of(5, 5);
        FeatureMix corridors =
                new FeatureMix(USUAL.mix().first(), List.of()).with(AreaKind.ROOM, new CorridorShape(range(3, 8)), 1);
        assertThat(LevelReport.of(small, 0, 50).dropped()).containsKey("one room only");
        assertThat(LevelReport.of(small.withRooms(1), 0, 50).attempts()).isEqualTo(50);
        assertThat(LevelReport.of(small.withMix(corridors), 0, 50).attempts()).isEqualTo(50);
        assertThat(tiny.generate(RandomSource.of(1)).origin().attempts()).isEqualTo(LevelGenerator.ATTEMPTS);
    }

    @Test
    void largeLevelsKeepTheLaws() {
        assertThat(LevelLaws.of(FeatureLevels.of(250, 250)).breaches(0, Tries.of(40, 200)))
                .isEmpty();
    }

    @Test
    void crowdedLevelsOfEveryShapeWithLoopsKeepTheLaws() {
        FeatureLevels crowded = ofEveryShape().withRooms(400);
        assertThat(LevelLaws.of(crowded).breaches(0, Tries.of(100))).isEmpty();
        assertThat(LevelLaws.of(crowded.withFinish(new AddLoops(6), new PruneDeadEnds(50), new AddDoors(100)))
                        .breaches(0, Tries.of(100)))
                .isEmpty();
        assertThat(LevelLaws.of(crowded.withFinish()).breaches(0, 20)).isEmpty();
    }

    @Test
    void theFirstRoomContainsTheMiddleOfTheMap() {
        FeatureLevels small = USUAL.withSizes(new RoomShape(range(2, 4), range(2, 3)), new CorridorShape(range(1, 4)));
        Set<Point> places = new TreeSet<>();
        for (long seed = 0; seed < 400; seed++) {
            for (Feature first : List.of(
                    features(USUAL, seed).get(0),
                    features(FeatureLevels.of(6, 5), seed).get(0),
                    features(small, seed).get(0))) {
                assertThat(first.joint()).isEmpty();
                assertThat(first.parent()).isEmpty();
            }
            assertThat(features(USUAL, seed).get(0).outline().contains(new Point(40, 20)))
                    .isTrue();
            assertThat(features(FeatureLevels.of(6, 5), seed).get(0).outline().contains(new Point(3, 2)))
                    .isTrue();
            Rect room = features(small, seed).get(0).outline().bounds();
            places.add(new Point(40 - room.x(), 20 - room.y()));
        }
        assertThat(places).hasSize(4 * 3);
    }

    @Test
    void eachFeatureIsDugThroughAWallOfAnEarlierOne() {
        for (FeatureLevels levels : List.of(USUAL, ofEveryShape().withRooms(60))) {
            for (long seed = 0; seed < 50; seed++) {
                LevelPlan plan = levels.withFinish().generate(RandomSource.of(seed));
                List<Feature> features = plan.details(Feature.class);
                assertThat(plan.areas()).hasSameSizeAs(features);
                assertThat(plan.links()).hasSize(features.size() - 1);
                for (Feature feature : features) {
                    assertThat(features.get(feature.index())).isEqualTo(feature);
                    assertThat(plan.cells(plan.areas().get(feature.index())).points())
                            .containsExactlyInAnyOrderElementsOf(feature.cells());
                    feature.joint().ifPresent(joint -> isBetween(plan, features, feature, joint));
                }
            }
        }
    }

    private static void isBetween(LevelPlan plan, List<Feature> features, Feature feature, Joint joint) {
        Feature parent = features.get(joint.parent());
        Direction away = joint.direction();
        assertThat(joint.parent()).isLessThan(feature.index());
        assertThat(parent.cells()).contains(joint.at().step(away.opposite()));
        assertThat(feature.cells()).contains(joint.beyond());
        assertThat(plan.areaAt(joint.at().x(), joint.at().y())).isEmpty();
        assertThat(plan.kindAt(joint.at().x(), joint.at().y()).isPassable()).isTrue();
        assertThat(parent.exits()).contains(joint);
        assertThat(parent.wall(away).openings()).contains(joint.at());
        assertThat(parent.wall(away).isUsed()).isTrue();
        assertThat(parent.wall(away).cells().contains(joint.at())).isTrue();
        assertThat(feature.wall(away.opposite()).openings()).contains(joint.at());
        assertThat(feature.wall(away.opposite()).cells().contains(joint.at())).isTrue();
        Link link = plan.links().get(feature.index() - 1);
        assertThat(link).isEqualTo(new Link(parent.index(), feature.index(), joint.at()));
    }

    @Test
    void onlyCorridorsAreDugFromRooms() {
        for (long seed = 0; seed < 50; seed++) {
            List<Feature> features = features(USUAL, seed);
            assertThat(features)
                    .allMatch(feature -> feature.joint()
                            .map(joint -> feature.kind() == AreaKind.CORRIDOR
                                    || features.get(joint.parent()).kind() == AreaKind.CORRIDOR)
                            .orElse(feature.kind() == AreaKind.ROOM));
        }
    }

    @Test
    void joinsInOneWallKeepTheirDistance() {
        for (long seed = 0; seed < 50; seed++) {
            for (Feature feature : features(ofEveryShape().withRooms(100), seed)) {
                for (Feature.Wall wall : feature.walls()) {
                    for (Point one : wall.openings()) {
                        assertThat(wall.openings())
                                .filteredOn(other -> !other.equals(one))
                                .noneMatch(other -> Math.abs(other.x() - one.x()) + Math.abs(other.y() - one.y()) <= 2);
                    }
                }
            }
        }
    }

    @Test
    void bothEndsOfAllSizesAreReached() {
        FeatureLevels levels = USUAL.withSizes(new RoomShape(range(2, 7), range(3, 6)), new CorridorShape(range(1, 4)));
        Set<Integer> widths = new TreeSet<>();
        Set<Integer> heights = new TreeSet<>();
        Set<Integer> lengths = new TreeSet<>();
        for (long seed = 0; seed < 20; seed++) {
            for (Feature feature : features(levels, seed)) {
                Rect bounds = feature.outline().bounds();
                if (feature.kind() == AreaKind.ROOM) {
                    widths.add(bounds.width());
                    heights.add(bounds.height());
                } else {
                    lengths.add(feature.cells().size());
                }
            }
        }
        assertThat(widths).containsExactly(2, 3, 4, 5, 6, 7);
        assertThat(heights).containsExactly(3, 4, 5, 6);
        assertThat(lengths).containsExactly(1, 2, 3, 4);
    }

    @Test
    void itStopsByRoomsOrAttempts() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(features(USUAL.withRooms(7), seed))
                    .filteredOn(feature -> feature.kind() == AreaKind.ROOM)
                    .hasSize(7);
            assertThat(features(USUAL.withRooms(1), seed)).hasSize(1);
            assertThat(features(USUAL.withLimits(new FeatureLimits(50, 0)), seed))
                    .hasSize(1);
            assertThat(features(USUAL.withLimits(new FeatureLimits(50, 5)), seed))
                    .hasSizeBetween(2, 6);
            // Nothing but a lack of walls can end this one.
            assertThat(features(FeatureLevels.of(20, 20).withLimits(new FeatureLimits(60_000, 2_000_000_000)), seed))
                    .hasSizeLessThan(100);
        }
    }

    @Test
    void whatWasDroppedIsCounted() {
        assertThat(FeatureLevels.of(20, 20)
                        .withRooms(1000)
                        .generate(RandomSource.of(1))
                        .origin()
                        .rejections())
                .containsKey("no space beyond the wall");
    }

    @Test
    void absurdSettingsAreRefusedWithTheValueAndTheRemedy() {
        refused(() -> FeatureLevels.of(4, 40), "4 x 40", "5 x 5");
        refused(() -> FeatureLevels.of(-1, 40), "-1 x 40");
        refused(() -> FeatureLevels.of(Integer.MAX_VALUE, Integer.MAX_VALUE), "2147483647", "cells");
        refused(() -> range(0, 4), "0 to 4");
        refused(() -> range(5, 4), "5 to 4");
        RoomShape room = new RoomShape(range(3, 9), range(3, 5));
        CorridorShape corridor = new CorridorShape(range(3, 10));
        refused(() -> new RoomShape(range(1, 4), range(3, 3)), "room width", "1 to 4", "at least 2");
        refused(() -> new RoomShape(range(3, 4), range(1, 3)), "room height", "1 to 3");
        refused(() -> USUAL.withSizes(new RoomShape(range(3, 79), range(3, 3)), corridor), "79", "at most 78");
        refused(() -> USUAL.withSizes(new RoomShape(range(3, 3), range(3, 39)), corridor), "39", "at most 38");
        refused(() -> USUAL.withSizes(room, new CorridorShape(range(1, 79))), "corridor length", "79", "78");
        refused(() -> new FeatureShape.RoundRoomShape(range(2, 4)), "2 to 4", "at least 3");
        refused(() -> new FeatureShape.CrossRoomShape(range(2, 4), range(3, 4)), "2 to 4");
        refused(() -> new FeatureShape.CrossRoomShape(range(3, 4), range(1, 4)), "1 to 4");
        refused(() -> new FeatureMix(room, List.of()).with(AreaKind.ROOM, corridor, 0), "weight 0", "1000000");
        FeatureMix.WeightedFeature choice = new FeatureMix.WeightedFeature(AreaKind.ROOM, corridor, 1);
        refused(() -> new FeatureMix(room, Collections.nCopies(1001, choice)), "1001 choices", "1000");
        refused(() -> USUAL.withRooms(0), "0 rooms", "65535");
        refused(() -> USUAL.withRooms(Integer.MAX_VALUE), "2147483647 rooms");
        refused(() -> USUAL.withRooms(-5), "-5 rooms");
        refused(() -> USUAL.withLimits(new FeatureLimits(5, -1)), "-1 attempts");
        refused(() -> new AddDoors(101), "101");
        refused(() -> new PruneDeadEnds(-1), "-1");
        refused(() -> new AddLoops(1), "1", "2 or more");
        refused(() -> new Joint(0, new Point(1, 1), Direction.NORTH_EAST), "NORTH_EAST");
        refused(() -> features(USUAL, 1).get(0).wall(Direction.NORTH_EAST), "NORTH_EAST");
    }

    private static void refused(Runnable making, String... words) {
        assertThatIllegalArgumentException().isThrownBy(making::run).withMessageContainingAll(words);
    }

    @Test
    void aShapeThatMissesItsJointIsNamed() {
        FeatureShape stray = (joint, random) -> Outline.of("stray", AreaKind.ROOM, new Rect(-9, -9, 2, 2));
        FeatureLevels levels =
                USUAL.withMix(new FeatureMix(USUAL.mix().first(), List.of()).with(AreaKind.ROOM, stray, 1));
        assertThatIllegalStateException()
                .isThrownBy(() -> levels.generate(RandomSource.of(1)))
                .withMessageContainingAll("stray", "beyond(joint, random)");
    }

    @Test
    void whatIsInNoChoiceIsNotDugFrom() {
        FeatureMix star =
                new FeatureMix(USUAL.mix().first(), List.of()).with(AreaKind.ROOM, new CorridorShape(range(3, 10)), 1);
        for (long seed = 0; seed < 20; seed++) {
            List<Feature> features = features(USUAL.withMix(star), seed);
            assertThat(features).hasSizeGreaterThan(2);
            assertThat(features.subList(1, features.size()))
                    .allMatch(feature -> feature.parent().orElseThrow() == 0);
        }
    }

    @Test
    void seedsKeepTheirLevels() {
        StringBuilder all = new StringBuilder();
        for (long seed = 0; seed < 100; seed++) {
            for (FeatureLevels levels : List.of(
                    USUAL,
                    ofEveryShape().withRooms(80),
                    FeatureLevels.of(31, 53).withFinish(new AddLoops(20), new PruneDeadEnds(40), new AddDoors(30)))) {
                LevelPlan plan = levels.generate(RandomSource.of(seed));
                all.append(plan).append(plan.details(Feature.class)).append(plan.areas());
            }
        }
        assertThat(Hashing.sha256().hashString(all, StandardCharsets.UTF_8).toString())
                .isEqualTo("76b3a1d1d38a55988bebda58e8e8e3284f9fa720c8a04104b199619a39387d62");
    }

    @Test
    void allShapesAreDug() {
        Set<String> shapes = new TreeSet<>();
        features(ofEveryShape().withRooms(60), 3)
                .forEach(feature -> shapes.add(feature.outline().shape()));
        assertThat(shapes).containsExactly("corridor", "cross room", "room", "round room");
    }

    @Test
    void theTraceShowsAllThatIsDug() {
        List<LevelChange> changes = new ArrayList<>();
        LevelPlan plan = ofEveryShape().generate(RandomSource.of(9), changes::add);
        LevelDraft again = LevelDraft.of(80, 40);
        for (LevelChange change : changes) {
            if (change instanceof LevelChange.Filled filled) {
                filled.cells().points().forEach(cell -> again.set(cell.x(), cell.y(), filled.kind()));
            }
        }
        assertThat(Drawn.rows(again)).isEqualTo(plan.toString().lines().toList());
    }

    @Test
    @Tag("soak")
    void manyLevelsOfEverySizeKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(FeatureLevels.of(5, 5), 10_000);
        GeneratorTrials.keepsTheLaws(FeatureLevels.of(80, 24), 10_000);
        GeneratorTrials.keepsTheLaws(FeatureLevels.of(250, 250), 10_000);
    }
}
