package io.github.undercroft.area;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class BlastsTest {

    private static final Point CORNER = new Point(0, 0);

    private static List<Point> all(BitGrid grid) {
        return grid.bounds().points();
    }

    @Property
    void aDiscIsEveryCellNoFartherThanItsRadius(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        Disc disc = new Disc(random.nextInt(9), random.pick(List.of(Metric.values())));
        Point target = Maps.anywhere(random, open);

        List<Point> near = all(open).stream()
                .filter(cell -> disc.metric().distance(target, cell) <= disc.radius())
                .toList();

        assertThat(disc.cells(open, CORNER, target)).isEqualTo(Maps.outward(target, near));
    }

    @Property
    void aBurstIsWhatOpenCellsAFieldOfViewSeesFromItsMiddle(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        Burst burst = new Burst(random.nextInt(12), random.pick(List.of(Metric.values())));
        Point target = Maps.cell(random, open);
        VisibleCells seen = FieldsOfView.symmetric().compute(open, target, Reach.of(burst.radius(), burst.metric()));

        List<Point> expected = all(open).stream()
                .filter(cell -> seen.get(cell) && (open.get(cell) || cell.equals(target)))
                .toList();

        assertThat(burst.cells(open, CORNER, target))
                .as("%s at %s in%n%s", burst, target, open)
                .isEqualTo(Maps.outward(target, expected));
    }

    @Test
    void aBurstIsStoppedByAWallAndASpreadGoesAroundIt() {
        String[] rows = {
            ".......", //
            "..#....", "..#....", "..#....", "......."
        };
        Point target = new Point(1, 2);
        assertThat(Maps.drawn(new Burst(3, Metric.MANHATTAN), CORNER, target, rows))
                .isEqualTo(Maps.rows(
                        "***....", //
                        "**#....", "**#....", "**#....", "***...."));
        assertThat(Maps.drawn(new Spread(5, Movement.FOUR_WAY), CORNER, target, rows))
                .isEqualTo(Maps.rows(
                        "*****..", //
                        "**#*...", "**#....", "**#*...", "*****.."));
    }

    @Test
    void aDiscCoversWallsToo() {
        assertThat(Maps.drawn(Disc.of(1), CORNER, new Point(1, 1), "..#", "...", "#.#"))
                .isEqualTo(Maps.rows(".*#", "***", "#*#"));
        assertThat(Maps.drawn(new Disc(1, Metric.CHEBYSHEV), CORNER, new Point(1, 1), "..#", "...", "#.#"))
                .isEqualTo(Maps.rows("**%", "***", "%*%"));
    }

    @Test
    void theMiddleCountsAsOpenWhateverItIs() {
        assertThat(Maps.drawn(Burst.of(1), CORNER, new Point(1, 0), ".#.")).isEqualTo(Maps.rows("*%*"));
        assertThat(Maps.drawn(Spread.of(1), CORNER, new Point(1, 0), ".#.")).isEqualTo(Maps.rows("*%*"));
        assertThat(Maps.drawn(Burst.of(9), CORNER, CORNER, "#")).isEqualTo(Maps.rows("%"));
        assertThat(Maps.drawn(Spread.of(9), CORNER, CORNER, ".")).isEqualTo(Maps.rows("*"));
    }

    @Test
    void whatMindsWallsCoversNothingIfItsMiddleIsOutsideTheGrid() {
        BitGrid open = BitGrid.of(3, 3);
        open.setAll();
        Point outside = new Point(3, 1);

        assertThat(Burst.of(5).cells(open, CORNER, outside)).isEmpty();
        assertThat(Spread.of(5).cells(open, CORNER, outside)).isEmpty();
        assertThat(Disc.of(1).cells(open, CORNER, outside)).containsExactly(new Point(2, 1));
    }

    @Test
    void aRadiusWithoutEndIsNoMoreThanTheGrid() {
        BitGrid open = BitGrid.of(5, 4);
        open.setAll();
        Point far = new Point(Integer.MIN_VALUE, Integer.MAX_VALUE);

        assertThat(new Disc(Integer.MAX_VALUE, Metric.CHEBYSHEV).cells(open, CORNER, CORNER))
                .hasSize(20);
        assertThat(Burst.of(Integer.MAX_VALUE).cells(open, CORNER, CORNER)).hasSize(20);
        assertThat(Spread.of(Integer.MAX_VALUE).cells(open, CORNER, CORNER)).hasSize(20);
        assertThat(Disc.of(Integer.MAX_VALUE).cells(open, CORNER, far)).isEmpty();
    }

    /** Gives each cell one more than the least of its neighbours until nothing changes. */
    @Property
    void aSpreadIsEveryCellWithinItsSteps(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = Maps.open(random);
        Spread spread = new Spread(random.nextInt(12), random.pick(List.of(Movement.values())));
        Point target = Maps.cell(random, open);

        SlowSteps steps = new SlowSteps(open, target, spread.movement());

        assertThat(spread.cells(open, CORNER, target))
                .as("%s at %s in%n%s", spread, target, open)
                .isEqualTo(steps.within(spread.steps()));
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThatThrownBy(() -> Disc.of(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> Burst.of(-2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-2");
        assertThatThrownBy(() -> Spread.of(-3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-3");
    }
}
