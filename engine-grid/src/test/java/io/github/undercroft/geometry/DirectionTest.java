package io.github.undercroft.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class DirectionTest {

    @Test
    void theOrderIsClockwiseFromNorth() {
        assertThat(Direction.NORTH.turned(1)).isEqualTo(Direction.NORTH_EAST);
        assertThat(Direction.NORTH.turned(-1)).isEqualTo(Direction.NORTH_WEST);
        assertThat(Direction.EAST.opposite()).isEqualTo(Direction.WEST);
    }

    @Property
    void aStepAndItsOppositeLeadBack(@ForAll int x, @ForAll int y, @ForAll Direction direction) {
        Point start = new Point(x, y);
        assertThat(start.step(direction).step(direction.opposite())).isEqualTo(start);
    }

    @Test
    void onlyNeighboursHaveADirectionBetweenThem() {
        Point from = new Point(3, 3);
        for (Direction direction : Direction.all()) {
            assertThat(Direction.between(from, from.step(direction))).contains(direction);
        }
        assertThat(Direction.between(from, from)).isEmpty();
        assertThat(Direction.between(from, from.plus(2, 0))).isEmpty();
    }

    @Test
    void theStraightStepTowardsAPointGoesTheLongerWayAndOfEqualOnesUpOrDown() {
        Point from = new Point(5, 5);

        assertThat(Direction.straightTowards(from, new Point(9, 8))).contains(Direction.EAST);
        assertThat(Direction.straightTowards(from, new Point(1, 6))).contains(Direction.WEST);
        assertThat(Direction.straightTowards(from, new Point(8, 8))).contains(Direction.SOUTH);
        assertThat(Direction.straightTowards(from, new Point(2, 2))).contains(Direction.NORTH);
        assertThat(Direction.straightTowards(from, from)).isEmpty();
        assertThat(Direction.straightTowards(new Point(Integer.MIN_VALUE, 0), new Point(Integer.MAX_VALUE, 9)))
                .contains(Direction.EAST);
    }

    /** The slope of 5 to 12 is a little off the true one, which no two cells hit within a level. */
    @Property
    void theDirectionTowardsAPointIsTheOneWithTheLeastAngle(
            @ForAll @IntRange(min = -60, max = 60) int dx, @ForAll @IntRange(min = -60, max = 60) int dy) {
        Optional<Direction> direction = Direction.towards(new Point(0, 0), new Point(dx, dy));

        if (dx == 0 && dy == 0) {
            assertThat(direction).isEmpty();
        } else if (Math.abs(12 * Math.min(Math.abs(dx), Math.abs(dy)) - 5 * Math.max(Math.abs(dx), Math.abs(dy))) > 4) {
            assertThat(direction)
                    .isEqualTo(Direction.all().stream().max(Comparator.comparingDouble(each -> cosine(each, dx, dy))));
        }
    }

    private static double cosine(Direction direction, int dx, int dy) {
        return (direction.dx() * dx + direction.dy() * dy) / Math.hypot(direction.dx(), direction.dy());
    }
}
