package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ContiguousSet;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RunTableTest {

    private static BitGrid noise(int width, int height, int tenths, long seed) {
        RandomSource random = RandomSource.of(seed);
        return Drawn.scattered(width, height, () -> random.chance(tenths, 10));
    }

    /** Each as row, first x and the x after the last. */
    private static List<List<Integer>> runs(RunTable table) {
        List<List<Integer>> runs = new ArrayList<>();
        for (int y = 0; y < table.height(); y++) {
            for (int run = table.firstOf(y); table.from(run) != RunTable.END; run++) {
                runs.add(List.of(y, table.from(run), table.to(run)));
            }
        }
        return runs;
    }

    @Test
    void runsAreNumberedRowByRowWithOneThatIsNoneAfterEach() {
        BitGrid cells = BitGrid.of(64, 3);
        cells.setRange(0, 0, 2);
        cells.setRange(0, 60, 64);
        cells.setRange(2, 5, 6);
        RunTable table = RunTable.of(cells);
        assertThat(runs(table)).containsExactly(List.of(0, 0, 2), List.of(0, 60, 64), List.of(2, 5, 6));
        assertThat(table.count()).isEqualTo(6);
        assertThat(List.of(table.firstOf(0), table.firstOf(1), table.firstOf(2), table.firstOf(3)))
                .containsExactly(0, 3, 4, 6);
        assertThat(table.to(2)).isEqualTo(RunTable.END);
        cells.clearAll();
        assertThat(runs(table)).hasSize(3);
    }

    @Property
    void theyAreWhatIsFoundCellByCell(
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 1, max = 9) int height,
            @ForAll @IntRange(min = 0, max = 10) int tenths,
            @ForAll long seed) {
        BitGrid cells = noise(width, height, tenths, seed);
        List<List<Integer>> expected = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (cells.get(x, y) && !cells.getOrFalse(x - 1, y)) {
                    int to = x;
                    while (cells.getOrFalse(to, y)) {
                        to++;
                    }
                    expected.add(List.of(y, x, to));
                }
            }
        }
        assertThat(runs(RunTable.of(cells))).isEqualTo(expected);
    }

    @Property
    void partsAreTheRegionsOfAFloodFill(
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 1, max = 40) int height,
            @ForAll @IntRange(min = 0, max = 10) int tenths,
            @ForAll long seed) {
        BitGrid cells = noise(width, height, tenths, seed);
        Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(cells);
        RunTable table = RunTable.of(cells);
        RunParts parts = table.parts();
        assertThat(parts.count()).isEqualTo(regions.count());
        assertThat(parts.largest()).isEqualTo(regions.largest());
        for (int y = 0; y < height; y++) {
            for (int run = table.firstOf(y); table.from(run) != RunTable.END; run++) {
                assertThat(parts.of(run)).isEqualTo(regions.labels().get(table.from(run), y));
            }
        }
        List<Rect> bounds = parts.bounds(table);
        for (int part = 0; part < parts.count(); part++) {
            assertThat(parts.size(part)).isEqualTo(regions.sizes().get(part));
            assertThat(bounds.get(part)).isEqualTo(bounds(regions.cells(part).points()));
        }
    }

    @Property
    void theRunsAboveARunAreThoseThatTouchIt(
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 2, max = 9) int height,
            @ForAll @IntRange(min = 0, max = 10) int tenths,
            @ForAll long seed) {
        RunTable table = RunTable.of(noise(width, height, tenths, seed));
        for (int y = 1; y < height; y++) {
            for (int run = table.firstOf(y); table.from(run) != RunTable.END; run++) {
                List<Integer> touching = new ArrayList<>();
                for (int above = table.firstOf(y - 1); table.from(above) != RunTable.END; above++) {
                    if (table.from(above) < table.to(run) && table.from(run) < table.to(above)) {
                        touching.add(above);
                    }
                }
                assertThat(ContiguousSet.closedOpen(table.firstAbove(run), table.endAbove(run)))
                        .containsExactlyElementsOf(touching);
            }
        }
    }

    /** The search for what is furthest tells by itself whether all hangs together. */
    @Property
    void thePartsAreTheSameAfterTheFurthestPlaceWasAskedFor(
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 1, max = 20) int height,
            @ForAll @IntRange(min = 3, max = 10) int tenths,
            @ForAll long seed) {
        BitGrid cells = noise(width, height, tenths, seed);
        cells.set(width - 1, height - 1);
        RunTable table = RunTable.of(cells);
        Point start = cells.points().get((int) Math.floorMod(seed, (long) cells.count()));
        table.furthest(start, cells);
        RunParts found = RunTable.of(cells).parts();
        assertThat(table.parts().count()).isEqualTo(found.count());
        assertThat(table.parts().size(0)).isEqualTo(found.size(0));
        for (int y = 0; y < height; y++) {
            for (int run = table.firstOf(y); table.from(run) != RunTable.END; run++) {
                assertThat(table.parts().of(run)).isEqualTo(found.of(run));
            }
        }
    }

    @Test
    void aStartInNoRunAndPlacesOfAnotherSizeAreRefused() {
        BitGrid cells = BitGrid.of(5, 3);
        cells.set(2, 1);
        RunTable table = RunTable.of(cells);
        for (Point start : List.of(new Point(1, 1), new Point(-1, 0), new Point(2, 3))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> table.furthest(start, cells))
                    .withMessageContaining(start.toString());
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.furthest(new Point(2, 1), BitGrid.of(5, 4)))
                .withMessageContainingAll("5 x 4", "5 x 3");
        assertThat(table.furthest(new Point(2, 1), cells)).isEqualTo(new Point(2, 1));
    }

    private static Rect bounds(List<Point> cells) {
        Rect bounds = Rect.spanning(cells.get(0), cells.get(0));
        for (Point cell : cells) {
            Point corner = new Point(Math.min(bounds.x(), cell.x()), Math.min(bounds.y(), cell.y()));
            Point other = new Point(Math.max(bounds.right(), cell.x()), Math.max(bounds.bottom(), cell.y()));
            bounds = Rect.spanning(corner, other);
        }
        return bounds;
    }
}
