package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class BitGridTest {

    /** What an operation on two bits must give. */
    private interface Rule {
        boolean apply(boolean mine, boolean theirs);
    }

    @Provide
    Arbitrary<boolean[][]> sketches() {
        return Sketches.any();
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs();
    }

    private static void assertShows(BitGridView grid, boolean[][] model) {
        List<Point> set = new ArrayList<>();
        for (int y = 0; y < model.length; y++) {
            for (int x = 0; x < model[0].length; x++) {
                assertThat(grid.get(x, y)).as("(%s,%s)", x, y).isEqualTo(model[y][x]);
                if (model[y][x]) {
                    set.add(new Point(x, y));
                }
            }
        }
        List<Point> visited = new ArrayList<>();
        grid.forEach((x, y) -> visited.add(new Point(x, y)));
        assertThat(visited).isEqualTo(set);
        // Counts unused bits, too, so that it fails if one is left over.
        assertThat(grid.count()).isEqualTo(set.size());
        assertThat(grid.firstSet()).isEqualTo(set.stream().findFirst());
    }

    @Property
    void aGridHoldsWhatWasSet(@ForAll("sketches") boolean[][] cells) {
        BitGrid grid = Sketches.bits(cells);
        assertShows(grid, cells);
        assertShows(Sketches.foreign(cells), cells);
        BitGrid cleared = BitGrid.copyOf(grid);
        grid.forEach(cleared::clear);
        assertThat(cleared).isEqualTo(BitGrid.of(grid.width(), grid.height()));
        assertShows(grid, cells);
    }

    @Property
    void equalCellsMakeEqualGrids(@ForAll("sketches") boolean[][] cells) {
        BitGrid grid = Sketches.bits(cells);
        BitGrid copy = BitGrid.copyOf(Sketches.foreign(cells));
        assertThat(copy).isEqualTo(grid).hasSameHashCodeAs(grid);
        boolean first = copy.get(0, 0);
        if (first) {
            copy.clear(0, 0);
        } else {
            copy.set(0, 0);
        }
        assertThat(copy).isNotEqualTo(grid);
        assertThat(grid.get(0, 0)).isEqualTo(first);
    }

    @Property
    void operationsWithAnotherGridGoCellByCell(@ForAll("sketches") boolean[][] mine, @ForAll("seeds") long seed) {
        boolean[][] theirs = Sketches.sketch(mine[0].length, mine.length, 40, seed);
        for (BitGridView other :
                List.of(Sketches.bits(theirs), Sketches.bits(theirs).readOnly(), Sketches.foreign(theirs))) {
            BitGrid and = Sketches.bits(mine);
            and.and(other);
            assertShows(and, combined(mine, theirs, (a, b) -> a && b));
            BitGrid or = Sketches.bits(mine);
            or.or(other);
            assertShows(or, combined(mine, theirs, (a, b) -> a || b));
            BitGrid andNot = Sketches.bits(mine);
            andNot.andNot(other);
            assertShows(andNot, combined(mine, theirs, (a, b) -> a && !b));
            BitGrid xor = Sketches.bits(mine);
            xor.xor(other);
            assertShows(xor, combined(mine, theirs, (a, b) -> a != b));
        }
    }

    @Property
    void wholeGridOperationsLeaveNoBitBeyondTheWidth(@ForAll("sketches") boolean[][] cells) {
        BitGrid grid = Sketches.bits(cells);
        grid.not();
        assertShows(grid, combined(cells, cells, (a, b) -> !a));
        grid.setAll();
        assertShows(grid, combined(cells, cells, (a, b) -> true));
        grid.clearAll();
        assertShows(grid, combined(cells, cells, (a, b) -> false));
    }

    private static boolean[][] combined(boolean[][] mine, boolean[][] theirs, Rule rule) {
        boolean[][] result = new boolean[mine.length][mine[0].length];
        for (int y = 0; y < mine.length; y++) {
            for (int x = 0; x < mine[0].length; x++) {
                result[y][x] = rule.apply(mine[y][x], theirs[y][x]);
            }
        }
        return result;
    }

    @Property
    void shiftingMovesEveryCellOneStep(
            @ForAll("sketches") boolean[][] cells, @ForAll Direction direction, @ForAll("seeds") long seed) {
        boolean[][] below = Sketches.sketch(cells[0].length, cells.length, 10, seed);
        BitGrid grid = Sketches.bits(below);
        grid.orShifted(Sketches.bits(cells), direction);
        Sketches.bits(cells).forEach((x, y) -> {
            Point to = new Point(x, y).step(direction);
            if (grid.contains(to)) {
                below[to.y()][to.x()] = true;
            }
        });
        assertShows(grid, below);
    }

    @Property
    void aRangeSetsItsCellsAndNoOther(@ForAll("sketches") boolean[][] cells, @ForAll("seeds") long seed) {
        int width = cells[0].length;
        int one = (int) Long.remainderUnsigned(seed, width + 1);
        int other = (int) Long.remainderUnsigned(seed >>> 20, width + 1);
        int row = (int) Long.remainderUnsigned(seed >>> 40, cells.length);
        BitGrid grid = Sketches.bits(cells);
        grid.setRange(row, Math.min(one, other), Math.max(one, other));
        for (int x = Math.min(one, other); x < Math.max(one, other); x++) {
            cells[row][x] = true;
        }
        assertShows(grid, cells);
    }

    @Test
    void clearingARangeClearsItsCellsAndNoOthers() {
        BitGrid grid = BitGrid.of(200, 3);
        for (int from = 0; from <= 200; from += 7) {
            for (int to = from; to <= 200; to += 5) {
                grid.setAll();
                grid.clearRange(1, from, to);
                for (int x = 0; x < 200; x++) {
                    assertThat(grid.get(x, 1)).isEqualTo(x < from || x >= to);
                }
                assertThat(grid.count()).isEqualTo(600 - (to - from));
            }
        }
        assertThatThrownBy(() -> grid.clearRange(3, 0, 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> grid.clearRange(0, 199, 201)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void cellsOutsideAreRefusedWithCellAndSize() {
        BitGrid grid = BitGrid.of(5, 3);
        assertThatThrownBy(() -> grid.get(5, 0))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("(5,0)")
                .hasMessageContaining("5 x 3");
        assertThatThrownBy(() -> grid.set(-1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> grid.clear(0, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> grid.word(1, 0))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContainingAll("word 1 of row 0", "the word must be 0 to 0", "the row 0 to 2");
        assertThatThrownBy(() -> grid.setRange(0, 0, 6)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> grid.setRange(0, 3, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Sketches.foreign(new boolean[3][5]).get(5, 0))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(grid.getOrFalse(5, 0)).isFalse();
        grid.setAll();
        assertThat(grid.getOrFalse(4, 2)).isTrue();
        assertThat(grid.getOrFalse(4, 3)).isFalse();
    }

    @Test
    void gridsOfOtherSizesAreRefused() {
        BitGrid grid = BitGrid.of(5, 3);
        BitGrid other = BitGrid.of(3, 5);
        assertThatThrownBy(() -> grid.and(other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 x 5")
                .hasMessageContaining("5 x 3");
        assertThatThrownBy(() -> grid.orShifted(grid, Direction.EAST)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BitGrid.of(0, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BitGrid.of(1 << 20, 1 << 20)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aViewThatBreaksItsPromiseCannotBreakAGrid() {
        BitGridView dirty = new BitGridView() {
            @Override
            public int width() {
                return 3;
            }

            @Override
            public int height() {
                return 2;
            }

            @Override
            public long word(int wordX, int y) {
                return -1L;
            }
        };
        assertThat(BitGrid.copyOf(dirty).count()).isEqualTo(6);
    }

    @Property
    void aReadOnlyViewShowsTheGridAsItIsAndCannotChangeIt(
            @ForAll("sketches") boolean[][] cells, @ForAll("seeds") long seed) {
        BitGrid grid = Sketches.bits(cells);
        BitGridView view = grid.readOnly();
        assertThat(view).isNotInstanceOf(BitGrid.class);
        assertShows(view, cells);
        assertThat(view).isEqualTo(grid).hasSameHashCodeAs(grid).hasToString(grid.toString());
        assertThat(grid).isEqualTo(view);
        assertThat(view).isEqualTo(grid.readOnly()).isEqualTo(BitGrid.copyOf(view));
        RandomSource random = RandomSource.of(seed);
        int x = random.nextInt(grid.width());
        int y = random.nextInt(grid.height());
        cells[y][x] = !cells[y][x];
        if (cells[y][x]) {
            grid.set(x, y);
        } else {
            grid.clear(x, y);
        }
        assertShows(view, cells);
    }

    @Test
    void itsTextIsAMap() {
        BitGrid grid = BitGrid.of(3, 2);
        grid.set(new Point(1, 0));
        grid.setRange(1, 0, 2);
        assertThat(grid).hasToString(".#.\n##.");
        assertThat(TextGrid.parse(grid.toString()).cells('#')).isEqualTo(grid);
    }

    @Test
    void thePointsAreThoseSetInReadingOrder() {
        BitGrid grid = BitGrid.of(70, 2);
        grid.set(69, 0);
        grid.set(0, 1);
        grid.set(3, 0);

        assertThat(grid.points()).containsExactly(new Point(3, 0), new Point(69, 0), new Point(0, 1));
        assertThat(BitGrid.of(3, 3).points()).isEmpty();
    }
}
