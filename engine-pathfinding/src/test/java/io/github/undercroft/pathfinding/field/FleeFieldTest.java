package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.field.FieldSketch.Kind;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FleeFieldTest {

    private final FleeField flee = FleeField.create();

    private static FieldRequest on(String... rows) {
        BitGrid open = TextGrid.ofRows(rows).cells('#');
        open.not();
        return FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY));
    }

    @Test
    void oneRunsAway() {
        flee.compute(on(".....").to(new Point(0, 0)));
        assertThat(flee.nextStep(new Point(1, 0))).contains(Direction.EAST);
        assertThat(flee.nextStep(new Point(4, 0))).isEmpty();
        assertThat(flee.value(new Point(4, 0))).isEqualTo(-4.8);
    }

    @Test
    void oneRunsPastAThreatForAPlaceThatIsFarEnough() {
        FieldRequest corner = on("....................").to(new Point(2, 0));
        flee.compute(corner);
        assertThat(flee.nextStep(new Point(1, 0))).contains(Direction.EAST);
        flee.compute(on("......").to(new Point(2, 0)));
        assertThat(flee.nextStep(new Point(1, 0))).contains(Direction.WEST);
    }

    @Test
    void nobodyFleesFromWhoCannotCome() {
        flee.compute(on("..#..").to(new Point(0, 0)));
        assertThat(flee.value(new Point(4, 0))).isEqualTo(DistanceField.UNREACHABLE);
        assertThat(flee.nextStep(new Point(4, 0))).isEmpty();
    }

    @Property
    void theValueIsTheLeastOfAllRefugesAndTheWayThere(
            @ForAll Movement movement, @ForAll long seed, @ForAll @IntRange(min = 1, max = 3) int threats) {
        Kind[] kinds = {Kind.OPEN, Kind.WALKED, Kind.PRICED};
        FieldSketch sketch = new FieldSketch(kinds[(int) Math.floorMod(seed, 3L)], movement, seed);
        sketch.addGoals(threats);
        flee.compute(sketch.request());
        FieldModel distances = new FieldModel(sketch);
        Map<Point, Double> refuges = new TreeMap<>();
        BitGrid everywhere = BitGrid.of(sketch.width, sketch.height);
        everywhere.setAll();
        for (Point cell : everywhere.points()) {
            if (distances.of(cell) < Double.POSITIVE_INFINITY) {
                refuges.put(cell, -1.2 * distances.of(cell));
            }
        }
        sketch.goals.clear();
        sketch.goals.putAll(refuges);
        FieldModel values = new FieldModel(sketch);
        assertThat(everywhere.points()).allSatisfy(cell -> {
            if (values.of(cell) == Double.POSITIVE_INFINITY) {
                assertThat(flee.value(cell)).isEqualTo(DistanceField.UNREACHABLE);
            } else {
                assertThat(flee.value(cell)).isCloseTo(values.of(cell), within(FieldModel.ALIKE));
            }
        });
    }
}
