package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Motility;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.fov.LineOfSight;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.pathfinding.field.FieldSketch;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class AttackPositionsTest {

    private final AttackPositions positions = new AttackPositions();

    @Test
    void anArcherGoesToTheNearestCellFromWhichItCanShoot() {
        BitGrid open = TextGrid.ofRows("#####", "....#", ".##..", ".....").cells('#');
        open.not();
        Point target = new Point(0, 1);
        BitGrid places = positions.inSight(open, open, target, Reach.round(3));
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY)).toCells(places));
        assertThat(field.path(new Point(4, 3)).orElseThrow().cells())
                .containsExactly(new Point(4, 3), new Point(4, 2), new Point(3, 2), new Point(3, 1));
    }

    @Property
    void fromAllThoseCellsAndNoOthersTheTargetIsInSight(@ForAll long seed) {
        FieldSketch sketch = new FieldSketch(FieldSketch.Kind.OPEN, Movement.FOUR_WAY, seed);
        Point target = sketch.cell();
        Reach reach = Reach.round(new Random(seed).nextInt(9));
        BitGrid places = positions.inSight(sketch.open, sketch.open, target, reach);
        for (Point cell : sketch.open.points()) {
            boolean seen = LineOfSight.isClear(sketch.open, target, cell, reach);
            assertThat(places.get(cell)).isEqualTo(seen && !cell.equals(target));
        }
    }

    @Test
    void aWeaponIsTriedFromEachCellInEachDirection() {
        var game = Cellar.game(Movement.FOUR_WAY, "..a..", ".....", "..@..", "..#..", ".....");
        BitGrid places = positions.withWeapon(
                game.turn(Cellar.named(game, "archer").id()),
                LinearWeapon.ofDamage(1).withRange(2),
                Cellar.named(game, "you").id(),
                game.view().board().passable(Motility.WALK));
        assertThat(places).hasToString("..#..\n..#..\n##.##\n.....\n.....");
    }

    @Test
    void cellsFromWhichAnybodyElseIsStruckAreNoneOfThem() {
        var game = Cellar.game(Movement.FOUR_WAY, "..a..", ".....", "..@..", "..#..", "b....");
        BitGrid places = positions.withWeapon(
                game.turn(Cellar.named(game, "archer").id()),
                LinearWeapon.ofDamage(1).withRange(2),
                Cellar.named(game, "you").id(),
                game.view().board().passable(Motility.WALK));
        assertThat(places).hasToString("..#..\n..#..\n##.##\n.....\n.....");
    }
}
