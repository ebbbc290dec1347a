package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.pathfinding.field.FieldSketch;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ExplorationTest {

    @Test
    void theFrontierIsWhereOpenCellsMeetTheUnknown() {
        TextGrid map = TextGrid.ofRows("??????", "#...??", "#...??", "######");
        BitGrid known = map.cells('?');
        known.not();
        assertThat(Exploration.frontier(map.cells('.'), known)).hasToString("......\n.###..\n...#..\n......");
    }

    @Property
    void whoGoesToTheFrontierSeesAllThatCanBeReached(@ForAll Movement movement, @ForAll long seed) {
        FieldSketch sketch = new FieldSketch(FieldSketch.Kind.OPEN, movement, seed);
        if (sketch.open.count() == 0) {
            return;
        }
        FieldOfView fov = FieldsOfView.symmetric();
        DistanceField field = new DistanceField();
        BitGrid known = BitGrid.of(sketch.open.width(), sketch.open.height());
        Point at = sketch.open.points().get(0);
        BitGrid reachable = FloodFill.of(movement).reachable(sketch.open, at);
        Optional<Direction> step;
        int turns = 0;
        do {
            known.or(fov.compute(sketch.open, at, Reach.round(3)));
            BitGrid open = BitGrid.copyOf(sketch.open);
            open.and(known);
            field.compute(FieldRequest.on(FieldGround.open(open, movement)).toCells(Exploration.frontier(open, known)));
            step = field.nextStep(at);
            at = step.map(at::step).orElse(at);
            assertThat(turns++).isLessThan(2000);
        } while (step.isPresent());
        reachable.andNot(known);
        assertThat(reachable.count()).isZero();
    }

    @Test
    void aCellThatIsNotKnownIsNoFrontierEvenWhereItIsOpen() {
        BitGrid open = BitGrid.of(4, 1);
        open.setAll();
        BitGrid known = BitGrid.of(4, 1);
        known.set(0, 0);
        known.set(1, 0);
        assertThat(Exploration.frontier(open, known).points()).containsExactly(new Point(1, 0));
    }
}
