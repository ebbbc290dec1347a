package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.field.FieldSketch.Kind;
import java.util.Comparator;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DesiresTest {

    private static DistanceField to(Point goal, String... rows) {
        BitGrid open = TextGrid.ofRows(rows).cells('#');
        open.not();
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY)).to(goal));
        return field;
    }

    @Test
    void theStrongerDesireWins() {
        DistanceField gold = to(new Point(0, 0), ".......");
        DistanceField hero = to(new Point(2, 0), ".......");
        Point here = new Point(4, 0);
        assertThat(Desires.of(gold, 1).and(hero, -2).nextStep(here)).contains(Direction.EAST);
        assertThat(Desires.of(gold, 2).and(hero, -1).nextStep(here)).contains(Direction.WEST);
        assertThat(Desires.of(gold, 1).and(hero, -1).nextStep(here)).isEmpty();
    }

    @Test
    void aCellWithoutDistanceIsNoGoalAndTheBestRefuge() {
        DistanceField walls = to(new Point(0, 0), "..#..");
        assertThat(Desires.of(walls, 1).value(new Point(4, 0))).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Desires.of(walls, -1).value(new Point(4, 0))).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void aWeightThatIsNoneAndFieldsOfTwoSizesAreRefused() {
        DistanceField one = to(new Point(0, 0), "..");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Desires.of(one, 0))
                .withMessageContaining("0.0");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Desires.of(one, 1).and(to(new Point(0, 0), "..."), 1).nextStep(new Point(0, 0)))
                .withMessageContainingAll("3 x 1", "2 x 1");
    }

    @Property
    void theStepLeadsToTheNeighbourOfLeastValue(@ForAll Movement movement, @ForAll long seed) {
        FieldSketch sketch = new FieldSketch(Kind.OPEN, movement, seed);
        FieldModel steps = new FieldModel(sketch);
        DistanceField near = new DistanceField();
        DistanceField far = new DistanceField();
        near.compute(FieldRequest.on(FieldGround.open(sketch.open, movement)).to(sketch.cell()));
        far.compute(FieldRequest.on(FieldGround.open(sketch.open, movement)).to(sketch.cell()));
        Desires desires = Desires.of(near, 2).and(far, -1);
        for (Point cell : sketch.open.points()) {
            Optional<Direction> best = steps.steps(cell).stream()
                    .min(Comparator.comparingDouble(way -> desires.value(cell.step(way))))
                    .filter(way -> desires.value(cell.step(way)) < desires.value(cell));
            assertThat(desires.nextStep(cell)).isEqualTo(best);
        }
    }
}
