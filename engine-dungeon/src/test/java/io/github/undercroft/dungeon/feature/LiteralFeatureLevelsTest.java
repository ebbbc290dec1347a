package io.github.undercroft.dungeon.feature;

import static io.github.undercroft.dungeon.GeneratorTrials.isRefused;
import static io.github.undercroft.dungeon.GeneratorTrials.plan;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.hash.Hashing;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelChange;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.report.LevelReport;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiteralFeatureLevelsTest {

    private static final LiteralFeatureLevels USUAL = FeatureLevels.literal(80, 24);

    private static long rooms(LevelPlan plan) {
        return plan.areas().stream()
                .filter(area -> area.kind() == AreaKind.ROOM)
                .count();
    }

    @Test
    void eachStepIsOneOfTheArticle() {
        for (LiteralFeatureLevels levels : List.of(
                USUAL,
                FeatureLevels.literal(40, 20).withMinRooms(5),
                FeatureLevels.literal(5, 7),
                FeatureLevels.literal(120, 60).withElements(400),
                FeatureLevels.literal(61, 63)
                        .withRoomSizes(new SizeRange(4, 12), new SizeRange(4, 5))
                        .withMaxCorridor(1))) {
            for (long seed = 0; seed < 60; seed++) {
                ArticleReplay.check(levels, plan(levels, seed));
            }
        }
    }

    @Test
    void theTraceTellsTheElementsInTheirOrder() {
        List<LevelChange.AreaAdded> added = new ArrayList<>();
        List<LevelChange.LinkAdded> links = new ArrayList<>();
        LevelPlan plan = USUAL.generate(RandomSource.of(4), change -> {
            if (change instanceof LevelChange.AreaAdded area) {
                added.add(area);
            } else if (change instanceof LevelChange.LinkAdded link) {
                links.add(link);
            }
        });
        assertThat(plan.origin().attempts()).isEqualTo(1);
        assertThat(added).extracting(LevelChange.AreaAdded::area).isEqualTo(plan.areas());
        assertThat(links).extracting(LevelChange.LinkAdded::link).isEqualTo(plan.links());
        assertThat(plan.details(Feature.class))
                .extracting(feature -> feature.outline().bounds())
                .isEqualTo(plan.areas().stream().map(area -> area.bounds()).toList());
    }

    @Test
    void levelsKeepTheLawsFromTheLeastSizeToLargeOnes() {
        for (int[] size : new int[][] {{5, 5}, {5, 9}, {13, 6}, {7, 120}, {80, 24}, {40, 20}, {100, 100}}) {
            GeneratorTrials.keepsTheLaws(FeatureLevels.literal(size[0], size[1]), 100);
        }
    }

    @Test
    void theFirstRoomIsAnywhereAroundTheMiddle() {
        LiteralFeatureLevels small =
                USUAL.withRoomSizes(new SizeRange(4, 6), new SizeRange(4, 5)).withElements(2);
        Set<Point> places = new TreeSet<>();
        for (long seed = 0; seed < 1000; seed++) {
            var room = plan(small, seed).details(Feature.class).get(0).outline().bounds();
            places.add(new Point(40 - room.x() + 1, 12 - room.y() + 1));
        }
        assertThat(places).hasSize(6 * 5);
    }

    @Test
    void fromACorridorRoomsAndCorridorsAreEquallyLikely() {
        int fromCorridors = 0;
        int rooms = 0;
        for (long seed = 0; seed < 1000; seed++) {
            List<Feature> elements =
                    plan(FeatureLevels.literal(200, 200).withElements(3), seed).details(Feature.class);
            if (elements.get(2).parent().orElseThrow() == 1) {
                fromCorridors++;
                rooms += elements.get(2).kind() == AreaKind.ROOM ? 1 : 0;
            }
        }
        assertThat(fromCorridors).isBetween(430, 570);
        assertThat(rooms * 100 / fromCorridors).isBetween(42, 58);
    }

    @Test
    void bothEndsOfAllSizesAreReached() {
        Set<Integer> widths = new TreeSet<>();
        Set<Integer> heights = new TreeSet<>();
        Set<Integer> lengths = new TreeSet<>();
        for (long seed = 0; seed < 50; seed++) {
            for (Feature element : plan(USUAL, seed).details(Feature.class)) {
                if (element.kind() == AreaKind.ROOM) {
                    widths.add(element.outline().bounds().width() + 2);
                    heights.add(element.outline().bounds().height() + 2);
                } else {
                    lengths.add(element.cells().size());
                }
            }
        }
        assertThat(widths).containsExactly(5, 6, 7, 8, 9, 10, 11);
        assertThat(heights).containsExactly(5, 6, 7);
        assertThat(lengths).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    }

    @Test
    void itStopsByElementsOrWhenNoPlaceIsLeft() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(plan(USUAL.withElements(7), seed).details(Feature.class)).hasSize(7);
            assertThat(plan(USUAL.withElements(5000), seed).details(Feature.class))
                    .hasSizeBetween(15, 200);
        }
    }

    @ParameterizedTest
    @CsvSource({"80, 24", "60, 20", "40, 20"})
    void aMinimumOfRoomsIsKept(int width, int height) {
        keepsFiveRooms(width, height, 100);
    }

    @ParameterizedTest
    @Tag("soak")
    @CsvSource({"80, 24", "60, 20", "40, 20", "40, 15", "30, 20"})
    void aMinimumOfRoomsIsKeptByManySeeds(int width, int height) {
        keepsFiveRooms(width, height, 10_000);
    }

    private static void keepsFiveRooms(int width, int height, int seeds) {
        LevelGenerator levels = FeatureLevels.literal(width, height).withMinRooms(5);
        for (long seed = 0; seed < seeds; seed++) {
            assertThat(rooms(plan(levels, seed))).as("seed %s", seed).isGreaterThanOrEqualTo(5);
        }
    }

    @Test
    void levelsThatWereDugAgainAreCounted() {
        LevelGenerator levels = FeatureLevels.literal(40, 20).withMinRooms(5);
        LevelReport report = LevelReport.of(levels, 0, 100);
        assertThat(report.failures()).isZero();
        assertThat(report.attempts()).isGreaterThan(100);
        assertThat(report.dropped()).containsEntry("fewer than 5 rooms", (int) report.attempts() - 100);
    }

    @Test
    void roomsThatNeverFitAreToldWithTheSeed() {
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> FeatureLevels.literal(12, 9)
                        .withElements(20)
                        .withMinRooms(5)
                        .again(77))
                .withMessageContainingAll("fewer than 5 rooms=100", "again(77)", "minRooms=5");
    }

    @Test
    void absurdSettingsAreRefusedWithTheValueAndTheRemedy() {
        SizeRange usual = new SizeRange(5, 7);
        isRefused(() -> FeatureLevels.literal(4, 40), "4 x 40", "5 x 5");
        isRefused(() -> FeatureLevels.literal(Integer.MAX_VALUE, Integer.MAX_VALUE), "2147483647", "cells");
        isRefused(
                () -> USUAL.withRoomSizes(new SizeRange(3, 7), usual),
                "width, walls included,",
                "3 to 7",
                "at least 4");
        isRefused(() -> USUAL.withRoomSizes(usual, new SizeRange(3, 7)), "height, walls included,", "at least 4");
        isRefused(() -> USUAL.withRoomSizes(usual, new SizeRange(5, 25)), "5 to 25", "at most 24");
        isRefused(() -> USUAL.withMaxCorridor(0), "maxCorridor is 0");
        isRefused(() -> USUAL.withMaxCorridor(79), "79", "78");
        isRefused(() -> USUAL.withElements(0), "elements is 0");
        isRefused(() -> USUAL.withElements(5).withMinRooms(6), "minRooms is 6", "from 1 to 5");
    }

    @Test
    void nothingButFloorAndStairsIsDug() {
        for (CellKind kind : CellKind.values()) {
            if (kind.isPassable() && kind != CellKind.FLOOR) {
                boolean isStairs = kind == CellKind.STAIRS_UP || kind == CellKind.STAIRS_DOWN;
                assertThat(plan(USUAL, 3).places(kind)).hasSize(isStairs ? 1 : 0);
            }
        }
    }

    @Test
    void seedsKeepTheirLevels() {
        StringBuilder all = new StringBuilder();
        for (long seed = 0; seed < 100; seed++) {
            LevelPlan plan = plan(USUAL.withMinRooms(5), seed);
            all.append(plan).append(plan.details(Feature.class)).append(plan.links());
        }
        assertThat(Hashing.sha256().hashString(all, StandardCharsets.UTF_8).toString())
                .isEqualTo("435f7809452fea8c120ed938172909c18150056a51fd2cb4341e90872a4098d8");
    }
}
