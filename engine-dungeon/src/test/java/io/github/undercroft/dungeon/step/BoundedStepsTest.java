package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BoundedStepsTest {

    private static BitGrid noise(int width, int height, int open, long seed) {
        BitGrid grid = BitGrid.of(width, height);
        RandomSource random = RandomSource.of(seed);
        for (Point cell : new Rect(0, 0, width, height).points()) {
            if (random.chance(open, 100)) {
                grid.set(cell);
            }
        }
        return grid;
    }

    @Property
    void whetherAWayIsShortIsKnown(@ForAll @IntRange(min = 2, max = 12) int most, @ForAll long seed) {
        BitGrid open = noise(11, 9, 65, seed);
        BoundedSteps steps = new BoundedSteps(open, most);
        List<Point> cells = open.points();
        RandomSource random = RandomSource.of(seed + 1);
        for (int i = 0; i < 20 && !cells.isEmpty(); i++) {
            Point one = random.pick(cells);
            Point other = random.pick(cells);
            assertThat(steps.reach(one, other)).isEqualTo(isWithin(open, one, other, most));
        }
    }

    /** Grows a set by one step, so many times. */
    private static boolean isWithin(BitGrid open, Point one, Point other, int most) {
        TreeSet<Point> reached = new TreeSet<>(List.of(one));
        for (int i = 0; i < most; i++) {
            for (Point cell : List.copyOf(reached)) {
                for (Direction direction : Direction.cardinal()) {
                    Point next = cell.step(direction);
                    if (open.getOrFalse(next.x(), next.y())) {
                        reached.add(next);
                    }
                }
            }
        }
        return reached.contains(other);
    }
}
