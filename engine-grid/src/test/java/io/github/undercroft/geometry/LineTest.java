package io.github.undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Lists;
import io.github.undercroft.fov.LineOfSight;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LineTest {

    @Test
    void tiesGoUpAndLeft() {
        Point middle = new Point(0, 0);
        assertThat(Line.between(middle, new Point(2, 1))).element(1).isEqualTo(new Point(1, 0));
        assertThat(Line.between(middle, new Point(2, -1))).element(1).isEqualTo(new Point(1, -1));
        assertThat(Line.between(middle, new Point(1, 2))).element(1).isEqualTo(new Point(0, 1));
        assertThat(Line.between(middle, new Point(-1, 2))).element(1).isEqualTo(new Point(-1, 1));
    }

    @Test
    void aPointIsALineOfOneCell() {
        assertThat(Line.between(new Point(3, 4), new Point(3, 4))).containsExactly(new Point(3, 4));
    }

    @Property
    void everyCellIsTheNearestAndTiesGoToTheSmallerCoordinate(
            @ForAll @IntRange(min = -40, max = 40) int x, @ForAll @IntRange(min = -40, max = 40) int y) {
        Point from = new Point(7, -5);
        int steps = Math.max(Math.abs(x), Math.abs(y));
        List<Point> model = new ArrayList<>();
        model.add(from);
        for (int step = 1; step <= steps; step++) {
            // i / n - 1/2 rounded up: to the nearest, halves down
            int dx = -Math.floorDiv(-(2 * step * x - steps), 2 * steps);
            int dy = -Math.floorDiv(-(2 * step * y - steps), 2 * steps);
            model.add(from.plus(dx, dy));
        }
        assertThat(Line.between(from, from.plus(x, y))).isEqualTo(model);
    }

    @Property
    void theWayBackIsTheSameCells(
            @ForAll @IntRange(min = -99, max = 99) int x, @ForAll @IntRange(min = -99, max = 99) int y) {
        Point from = new Point(-3, 2);
        Point to = new Point(x, y);
        assertThat(Line.between(to, from)).isEqualTo(Lists.reverse(Line.between(from, to)));
    }

    @Property
    void neighboursOnALineAreNeighboursOnTheGrid(
            @ForAll @IntRange(min = -99, max = 99) int x, @ForAll @IntRange(min = -99, max = 99) int y) {
        List<Point> line = Line.between(new Point(0, 0), new Point(x, y));
        assertThat(line.get(line.size() - 1)).isEqualTo(new Point(x, y));
        for (int i = 1; i < line.size(); i++) {
            assertThat(Direction.between(line.get(i - 1), line.get(i))).isPresent();
        }
    }

    @Test
    void aMissilePassesOnTheOpenSideOfATie() {
        BitGrid open = TextGrid.ofRows("..#..", ".....").cells('.');
        assertThat(Line.beginning(new Point(0, 0), new Point(4, 1), 9, open::get))
                .containsExactly(new Point(0, 0), new Point(1, 0), new Point(2, 1), new Point(3, 1), new Point(4, 1));
        assertThat(Line.beginning(new Point(4, 0), new Point(0, 1), 9, open::get))
                .element(2)
                .isEqualTo(new Point(2, 1));
        assertThat(Line.beginning(new Point(0, 1), new Point(4, 0), 2, open::get))
                .containsExactly(new Point(0, 1), new Point(1, 1), new Point(2, 1));
        BitGrid shut = TextGrid.ofRows("..#..", "..#..").cells('.');
        assertThat(Line.beginning(new Point(0, 0), new Point(4, 1), 9, shut::get))
                .as("stopped by both, it is the usual one")
                .isEqualTo(Line.between(new Point(0, 0), new Point(4, 1)));
    }

    /** Two of a map's cells see each other if a missile gets from the one to the other, and the way back is the same. */
    @Property
    void whoeverIsInSightIsReached(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = BitGrid.of(1 + random.nextInt(12), 1 + random.nextInt(9));
        int walls = random.nextInt(60);
        open.bounds().points().stream()
                .filter(cell -> !random.chance(walls, 100))
                .forEach(open::set);
        Point from = new Point(random.nextInt(open.width()), random.nextInt(open.height()));
        for (Point to : open.bounds().points()) {
            if (open.get(to)) {
                List<Point> line = Line.beginning(from, to, Integer.MAX_VALUE, open::get);
                boolean reached = line.stream().skip(1).allMatch(open::get);
                assertThat(reached)
                        .as("%s to %s in%n%s", from, to, open)
                        .isEqualTo(LineOfSight.isClear(open, from, to));
                if (reached) {
                    assertThat(Line.beginning(to, from, Integer.MAX_VALUE, open::get))
                            .isEqualTo(Lists.reverse(line));
                }
            }
        }
    }

    @Test
    void aLineBeyondAnyListIsRefused() {
        Point first = new Point(Integer.MIN_VALUE, 0);
        Point last = new Point(Integer.MAX_VALUE, 0);
        assertThatThrownBy(() -> Line.between(first, last))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4294967296 cells");
    }

    @Test
    void linesAtTheEdgeOfTheIntsDoNotWrap() {
        Point first = new Point(Integer.MAX_VALUE - 2, Integer.MIN_VALUE + 1);
        Point last = new Point(Integer.MAX_VALUE, Integer.MIN_VALUE);
        assertThat(Line.between(first, last))
                .containsExactly(first, new Point(Integer.MAX_VALUE - 1, Integer.MIN_VALUE), last);
    }
}
