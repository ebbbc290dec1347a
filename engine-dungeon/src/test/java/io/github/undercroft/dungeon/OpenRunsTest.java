package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The runs that a draft keeps of its passable cells, and digging by runs. */
class OpenRunsTest {

    private static BitGrid noise(int width, int height, RandomSource random) {
        int tenths = random.nextInt(11);
        return Drawn.scattered(width, height, () -> random.chance(tenths, 10));
    }

    /** Each as row, first x, the x after the last, its part and how many cells that has. */
    private static List<List<Integer>> told(RunTable table) {
        RunParts parts = table.parts();
        List<List<Integer>> runs = new ArrayList<>(List.of(List.of(table.count(), parts.count())));
        for (int y = 0; y < table.height(); y++) {
            for (int run = table.firstOf(y); table.from(run) != RunTable.END; run++) {
                int part = parts.of(run);
                runs.add(List.of(y, table.from(run), table.to(run), part, parts.size(part)));
            }
        }
        return runs;
    }

    private static void change(LevelDraft draft, RandomSource random) {
        CellKind kind = CellKind.values()[random.nextInt(CellKind.values().length)];
        int x = random.nextInt(draft.width());
        int y = random.nextInt(draft.height());
        int toX = x + random.nextInt(draft.width() - x + 1);
        switch (random.nextInt(4)) {
            case 0 -> draft.set(x, y, kind);
            case 1 -> draft.fill(y, x, toX, kind);
            case 2 -> draft.claim(draft.addArea(AreaKind.CAVE, new Rect(x, y, 1, 1), false), y, x, toX);
            default -> dig(draft, RunTable.of(noise(draft.width(), draft.height(), random)), random);
        }
    }

    private static int[] dig(LevelDraft draft, RunTable runs, RandomSource random) {
        int[] areaOf = new int[runs.parts().count()];
        for (int part = 0; part < areaOf.length; part++) {
            AreaKind kind = AreaKind.values()[random.nextInt(AreaKind.values().length)];
            Rect bounds = runs.parts().bounds(runs).get(part);
            boolean isDug = random.chance(2, 3);
            areaOf[part] = isDug ? draft.addArea(kind, bounds, false).id() : LevelDraft.NO_AREA;
        }
        draft.dig(runs, areaOf);
        return areaOf;
    }

    @Property
    void theyAreAlwaysThoseOfTheCellsAsTheyAreNow(
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 1, max = 9) int height,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        LevelDraft draft = LevelDraft.of(width, height);
        for (int i = 0; i < 12; i++) {
            change(draft, random);
            if (random.nextBoolean()) {
                assertThat(told(draft.openRuns())).isEqualTo(told(RunTable.of(draft.open())));
            }
        }
    }

    @Property
    void diggingByRunsIsFillingAndClaimingRunByRun(
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 1, max = 9) int height,
            @ForAll @IntRange(max = 2) int changes,
            @ForAll long seed) {
        LevelDraft dug = LevelDraft.of(width, height);
        LevelDraft model = LevelDraft.of(width, height);
        for (LevelDraft each : List.of(dug, model)) {
            RandomSource same = RandomSource.of(seed + 1);
            for (int i = 0; i < changes; i++) {
                change(each, same);
            }
        }
        RunTable runs = RunTable.of(noise(width, height, RandomSource.of(seed)));
        int[] areaOf = dig(dug, runs, RandomSource.of(seed + 2));
        dug.areas()
                .subList(model.areas().size(), dug.areas().size())
                .forEach(area -> model.addArea(area.kind(), area.bounds(), area.isDark()));
        for (int y = 0; y < height; y++) {
            for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
                int area = areaOf[runs.parts().of(run)];
                if (area != LevelDraft.NO_AREA) {
                    model.fill(y, runs.from(run), runs.to(run), CellKind.FLOOR);
                    model.claim(model.areas().get(area), y, runs.from(run), runs.to(run));
                }
            }
        }
        for (LevelDraft each : List.of(dug, model)) {
            each.tidyAreas();
        }
        assertThat(dug.areas()).isEqualTo(model.areas());
        assertThat(dug.roomy()).isEqualTo(model.roomy());
        for (Point cell : new Rect(0, 0, width, height).points()) {
            assertThat(dug.kindAt(cell.x(), cell.y())).isEqualTo(model.kindAt(cell.x(), cell.y()));
            assertThat(dug.areaAt(cell.x(), cell.y())).isEqualTo(model.areaAt(cell.x(), cell.y()));
        }
    }

    @Test
    void theyAreMadeOnceUntilACellIsOpenedOrClosed() {
        LevelDraft draft = LevelDraft.of(20, 5);
        draft.dig(new Rect(1, 1, 9, 3), AreaKind.ROOM, false);
        RunTable runs = draft.openRuns();
        RunParts parts = runs.parts();
        draft.set(1, 1, CellKind.STAIRS_UP);
        draft.claim(draft.areas().get(0), 1, 12, 14);
        assertThat(draft.openRuns()).isSameAs(runs);
        assertThat(draft.openRuns().parts()).isSameAs(parts);
        draft.set(12, 1, CellKind.FLOOR);
        assertThat(draft.openRuns()).isNotSameAs(runs);
    }

    @Test
    void runsOfAnotherSizeOrWithoutAnAreaForEachPartAreRefused() {
        LevelDraft draft = LevelDraft.of(20, 5);
        RunTable runs = RunTable.of(noise(20, 5, RandomSource.of(3)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> draft.dig(runs, new int[runs.parts().count() + 1]))
                .withMessageContainingAll("20 x 5", runs.parts().count() + " parts");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        LevelDraft.of(20, 6).dig(runs, new int[runs.parts().count()]))
                .withMessageContaining("20 x 6");
    }
}
