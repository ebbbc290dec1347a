package io.github.undercroft.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class FloodFillTest {

    @Provide
    Arbitrary<boolean[][]> sketches() {
        return Arbitraries.oneOf(Sketches.any(), Sketches.any().map(FloodFillTest::turned));
    }

    /** Columns become rows, so that tall grids are tried, too. */
    private static boolean[][] turned(boolean[][] cells) {
        boolean[][] turned = new boolean[cells[0].length][cells.length];
        for (int y = 0; y < cells.length; y++) {
            for (int x = 0; x < cells[0].length; x++) {
                turned[x][y] = cells[y][x];
            }
        }
        return turned;
    }

    /** One cell after the other through a queue, asking the movement rule about every single step. */
    private static BitGrid filledByQueue(BitGrid open, Point start, Movement movement) {
        BitGrid seen = BitGrid.of(open.width(), open.height());
        Deque<Point> queue = new ArrayDeque<>();
        if (open.get(start)) {
            seen.set(start);
            queue.add(start);
        }
        while (!queue.isEmpty()) {
            Point from = queue.remove();
            for (Direction direction : movement.directions()) {
                Point to = from.step(direction);
                boolean squeezed = movement.needsBothSides()
                        && !(open.getOrFalse(to.x(), from.y()) && open.getOrFalse(from.x(), to.y()));
                if (open.getOrFalse(to.x(), to.y()) && !squeezed && !seen.get(to)) {
                    seen.set(to);
                    queue.add(to);
                }
            }
        }
        return seen;
    }

    @Property
    void aFillReachesWhatAQueueReaches(
            @ForAll("sketches") boolean[][] cells, @ForAll Movement movement, @ForAll long seed) {
        BitGrid open = Sketches.bits(cells);
        FloodFill fill = FloodFill.of(movement);
        int x = (int) Long.remainderUnsigned(seed, open.width());
        Point start = new Point(x, (int) Long.remainderUnsigned(seed >>> 32, open.height()));
        BitGrid expected = filledByQueue(open, start, movement);
        assertThat(fill.reachable(open, start)).isEqualTo(expected);
        assertThat(fill.reachable(Sketches.foreign(cells), start)).isEqualTo(expected);
        assertThat(fill.countReachable(open, start)).isEqualTo(expected.count());
        assertThat(open).isEqualTo(Sketches.bits(cells));
    }

    @Property
    void regionsAreTheFillsOfTheirFirstCells(@ForAll("sketches") boolean[][] cells, @ForAll Movement movement) {
        BitGrid open = Sketches.bits(cells);
        Regions regions = FloodFill.of(movement).regions(open);
        BitGrid rest = BitGrid.copyOf(open);
        List<Integer> sizes = new ArrayList<>();
        while (rest.firstSet().isPresent()) {
            BitGrid region = filledByQueue(open, rest.firstSet().orElseThrow(), movement);
            assertThat(regions.cells(sizes.size())).isEqualTo(region);
            sizes.add(region.count());
            rest.andNot(region);
        }
        assertThat(regions.sizes()).isEqualTo(sizes);
        assertThat(regions.count()).isEqualTo(sizes.size());
        for (Point point : open.bounds().points()) {
            assertThat(regions.labels().get(point) == Regions.NONE).isEqualTo(!open.get(point));
        }
    }

    @Test
    void diagonalGapsConnectOnlyWhereTheRuleSqueezesThrough() {
        BitGrid open = TextGrid.ofRows(
                        "..#", //
                        "..#", "##.")
                .cells('.');
        Point corner = new Point(0, 0);
        assertThat(FloodFill.of(Movement.EIGHT_WAY).reachable(open, corner).count())
                .isEqualTo(5);
        assertThat(FloodFill.of(Movement.FOUR_WAY).reachable(open, corner).count())
                .isEqualTo(4);
        assertThat(FloodFill.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING)
                        .reachable(open, corner)
                        .count())
                .isEqualTo(4);
    }

    @Test
    void regionsAreNumberedByTheirFirstCells() {
        BitGrid open = TextGrid.ofRows(
                        ".#..#", //
                        ".#.##", ".....", "####.", ".#...")
                .cells('.');
        assertThat(FloodFill.of(Movement.FOUR_WAY).regions(open).labels())
                .hasToString("0 -1 0 0 -1\n0 -1 0 -1 -1\n0 0 0 0 0\n-1 -1 -1 -1 0\n1 -1 0 0 0");
        assertThat(FloodFill.of(Movement.FOUR_WAY).regions(open).sizes()).containsExactly(14, 1);
    }

    @Test
    void theLargestRegionIsTheFirstOfEquals() {
        BitGrid open = TextGrid.ofRows(".#..#..").cells('.');
        Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(open);
        assertThat(regions.largest()).isEqualTo(1);
        assertThat(FloodFill.of(Movement.FOUR_WAY).regions(BitGrid.of(3, 3)).largest())
                .isEqualTo(Regions.NONE);
        assertThatThrownBy(() -> regions.cells(3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no region 3");
    }

    @Test
    void aFillAddsToWhatTheTargetHolds() {
        BitGrid open = TextGrid.ofRows("..#.").cells('.');
        BitGrid target = TextGrid.ofRows("...X").cells('X');
        FloodFill fill = FloodFill.of(Movement.FOUR_WAY);
        assertThat(fill.addReachable(open, new Point(1, 0), target)).isEqualTo(2);
        assertThat(target).hasToString("##.#");
        assertThat(fill.addReachable(open, new Point(2, 0), target)).isEqualTo(0);
        assertThat(target).hasToString("##.#");
    }

    @Test
    void aStartOutsideAndATargetOfAnotherSizeAreRefused() {
        FloodFill fill = FloodFill.of(Movement.FOUR_WAY);
        BitGrid open = BitGrid.of(4, 4);
        assertThatThrownBy(() -> fill.reachable(open, new Point(4, 0)))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("(4,0)");
        assertThatThrownBy(() -> fill.addReachable(open, new Point(0, 0), BitGrid.of(4, 5)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aLongWindingCorridorNeedsNoDeepStack() {
        int side = 1023;
        BitGrid open = BitGrid.of(side, side);
        for (int y = 0; y < side; y += 2) {
            open.setRange(y, 0, side);
            open.set(y % 4 == 0 ? side - 1 : 0, Math.min(y + 1, side - 1));
        }
        assertThat(FloodFill.of(Movement.FOUR_WAY).reachable(open, new Point(0, 0)))
                .isEqualTo(open);
    }
}
