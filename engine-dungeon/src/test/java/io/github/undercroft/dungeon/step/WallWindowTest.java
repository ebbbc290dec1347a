package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.tool.StraightSteps;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class WallWindowTest {

    private static BitGrid noise(int width, int height, long seed) {
        RandomSource random = RandomSource.of(seed);
        return Drawn.scattered(width, height, () -> random.chance(63, 100));
    }

    @Property
    void theStepsAroundEachWallAreThoseCountedCellByCell(
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 1, max = 70) int height,
            @ForAll @IntRange(min = 2, max = WallWindow.MAX_STEPS) int max,
            @ForAll long seed) {
        BitGrid open = noise(width, height, seed);
        WallWindow window = new WallWindow(open);
        StraightSteps steps = new StraightSteps(open);
        for (Point wall : new Rect(0, 0, width, height).points()) {
            for (Direction side : List.of(Direction.NORTH, Direction.WEST)) {
                Point one = wall.step(side);
                Point other = wall.step(side.opposite());
                if (!open.get(wall) && open.getOrFalse(one.x(), one.y()) && open.getOrFalse(other.x(), other.y())) {
                    assertThat(window.around(one, wall, other, max)).isEqualTo(steps.between(one, other, max));
                }
            }
        }
    }

    @Test
    void aWayThatGoesAsFarAwayAsItCanStaysInTheWindow() {
        BitGrid open = BitGrid.of(33, 3);
        open.setRange(0, 0, 30);
        open.setRange(2, 0, 30);
        open.set(29, 1);
        WallWindow window = new WallWindow(open);
        assertThat(window.around(new Point(0, 0), new Point(0, 1), new Point(0, 2), WallWindow.MAX_STEPS))
                .hasValue(60);
        assertThat(window.around(new Point(0, 0), new Point(0, 1), new Point(0, 2), 59))
                .isEmpty();
    }
}
