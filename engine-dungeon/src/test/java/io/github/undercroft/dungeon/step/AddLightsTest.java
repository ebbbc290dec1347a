package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AddLightsTest {

    private static List<Point> lights(LevelDraft draft, int radius) {
        AddLights.of(radius).apply(draft, RandomSource.of(1));
        return draft.marks().stream()
                .filter(mark -> mark.what().equals(AddLights.LIGHT))
                .map(Mark::at)
                .toList();
    }

    @Test
    void aLightIsInTheMiddleOfARoomOrNextToIt() {
        LevelDraft draft = LevelDraft.of(20, 9);
        draft.dig(new Rect(1, 1, 7, 5), AreaKind.ROOM, false);
        draft.dig(new Rect(10, 1, 5, 5), AreaKind.ROOM, false);
        draft.set(12, 3, CellKind.PILLAR);
        assertThat(lights(draft, 4)).containsExactly(new Point(4, 3), new Point(12, 2));
        assertThat(draft.marks().get(0)).isEqualTo(new Mark("light", new Point(4, 3), 4, "lights"));
    }

    @Test
    void aLongHallHasLightsAllAlongAndDarkOrNarrowPlacesHaveNone() {
        LevelDraft draft = LevelDraft.of(40, 12);
        draft.dig(new Rect(1, 1, 21, 3), AreaKind.ROOM, false);
        draft.dig(new Rect(1, 5, 21, 3), AreaKind.ROOM, true);
        draft.dig(new Rect(1, 9, 21, 1), AreaKind.CORRIDOR, false);
        assertThat(lights(draft, 3)).containsExactly(new Point(4, 2), new Point(11, 2), new Point(18, 2));
    }

    @Test
    void marksAndStairsGoFirst() {
        LevelDraft draft = LevelDraft.of(9, 7);
        draft.dig(new Rect(1, 1, 5, 5), AreaKind.ROOM, false);
        draft.set(3, 3, CellKind.STAIRS_DOWN);
        draft.mark(new Mark("gold", new Point(3, 2), 1, "test"));
        assertThat(lights(draft, 5)).containsExactly(new Point(2, 3));
    }

    /** In each of the fields, by looking at all of its cells. */
    @Property
    void eachFieldWithFloorHasOneLightAndItIsTheNearestToItsMiddle(
            @ForAll @IntRange(min = 1, max = 60) int width,
            @ForAll @IntRange(min = 1, max = 30) int height,
            @ForAll @IntRange(min = 1, max = 9) int radius,
            @ForAll long seed) {
        LevelDraft draft = LevelDraft.of(width + 2, height + 2);
        Area area = draft.dig(new Rect(1, 1, width, height), AreaKind.CAVE, false);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < width * height / 2; i++) {
            draft.set(1 + random.nextInt(width), 1 + random.nextInt(height), CellKind.ROCK);
        }
        int columns = (int) Math.ceil(width / (2.0 * radius + 1));
        int rows = (int) Math.ceil(height / (2.0 * radius + 1));
        TreeSet<Point> model = new TreeSet<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Point best = null;
                int min = Integer.MAX_VALUE;
                int left = ceil(column * width, columns);
                int right = ceil((column + 1) * width, columns) - 1;
                int top = ceil(row * height, rows);
                int bottom = ceil((row + 1) * height, rows) - 1;
                for (int y = top; y <= bottom; y++) {
                    for (int x = left; x <= right; x++) {
                        int distance = Math.abs(2 * x - left - right) + Math.abs(2 * y - top - bottom);
                        if (draft.kindAt(1 + x, 1 + y) == CellKind.FLOOR && distance < min) {
                            min = distance;
                            best = new Point(1 + x, 1 + y);
                        }
                    }
                }
                if (best != null) {
                    model.add(best);
                }
            }
        }
        assertThat(new TreeSet<>(lights(draft, radius))).isEqualTo(model);
        assertThat(area.bounds().width()).isEqualTo(width);
    }

    private static int ceil(int number, int divisor) {
        return (number + divisor - 1) / divisor;
    }

    @Test
    void theShareOfAreasIsTheOneAskedForAndNoCellChanges() {
        int lit = 0;
        int areas = 0;
        for (long seed = 0; seed < 50; seed++) {
            LevelPlan plan = GeneratorTrials.plan(AccretionLevels.of(80, 40).then(new AddLights(40, 20)), seed);
            LevelPlan without = GeneratorTrials.plan(AccretionLevels.of(80, 40), seed);
            assertThat(plan.toString()).isEqualTo(without.toString());
            lit += plan.marks().size();
            areas += (int) plan.areas().stream()
                    .filter(area -> !area.kind().isNarrow())
                    .count();
        }
        assertThat(lit * 100 / areas).isBetween(36, 44);
    }

    @Test
    void equalSeedsGiveTheLightsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(BspLevels.of(80, 40).then(new AddLights(50, 5))))
                .isEqualTo("c9cd0829a7174d1e");
    }

    @Test
    void levelsWithLightsKeepTheLaws() {
        GeneratorTrials.keepsTheLaws(AccretionLevels.of(80, 40).then(AddLights.of(5)), 50);
        GeneratorTrials.keepsTheLaws(RogueLevels.of(80, 24).then(AddLights.of(5)), 50);
        GeneratorTrials.keepsTheLaws(CaveLevels.of(80, 24).then(new AddLights(50, 1)), 50);
        GeneratorTrials.isRefused(() -> new AddLights(-1, 5), "Lights", "-1");
        GeneratorTrials.isRefused(() -> AddLights.of(0), "radius", "take 1");
        GeneratorTrials.isRefused(() -> AddLights.of(101), "radius", "take 100");
    }
}
