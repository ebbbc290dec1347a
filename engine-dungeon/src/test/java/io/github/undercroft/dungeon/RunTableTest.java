package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;

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
        BitGrid cells = BitGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (random.chance(tenths, 10)) {
                    cells.set(x, y);
                }
            }
        }
        return cells;
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
