package io.github.undercroft.dungeon.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class StraightStepsTest {

    private static BitGrid noise(int width, int height, int open, long seed) {
        RandomSource random = RandomSource.of(seed);
        return Drawn.scattered(width, height, () -> random.chance(open, 100));
    }

    @Property
    void theFewestStepsAreCountedUpToTheMostAskedFor(@ForAll @IntRange(min = 0, max = 12) int max, @ForAll long seed) {
        BitGrid open = noise(11, 9, 65, seed);
        StraightSteps steps = new StraightSteps(open);
        List<Point> cells = open.points();
        RandomSource random = RandomSource.of(seed + 1);
        for (int i = 0; i < 20 && !cells.isEmpty(); i++) {
            Point one = random.pick(cells);
            Point other = random.pick(cells);
            assertThat(steps.between(one, other, max)).isEqualTo(stepsBetween(open, one, other, max));
            assertThat(steps.between(one, other, Integer.MAX_VALUE)).isEqualTo(stepsBetween(open, one, other, 99));
        }
    }

    /** Grows a set by one step, so many times. */
    private static OptionalInt stepsBetween(BitGrid open, Point one, Point other, int max) {
        TreeSet<Point> reached = new TreeSet<>(List.of(one));
        for (int steps = 0; steps <= max; steps++) {
            if (reached.contains(other)) {
                return OptionalInt.of(steps);
            }
            for (Point cell : List.copyOf(reached)) {
                for (Direction direction : Direction.cardinal()) {
                    Point next = cell.step(direction);
                    if (open.getOrFalse(next.x(), next.y())) {
                        reached.add(next);
                    }
                }
            }
        }
        return OptionalInt.empty();
    }
}
