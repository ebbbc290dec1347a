package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Aim;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.pathfinding.field.DistanceField;

/**
 * The cells from which a target can be hit, as goals of a {@link DistanceField} that leads archers to where they can shoot.
 *
 * <pre>{@code
 * BitGrid places = new AttackPositions().inSight(open, transparent, hero, Reach.round(6));
 * field.compute(FieldRequest.on(FieldGround.open(open, movement)).toCells(places));
 * }</pre>
 *
 * <p>Reuses its memory; no call influences the next. For one thread at a time.
 */
public final class AttackPositions {

    private final FieldOfView sight = FieldsOfView.symmetric();

    /** Makes one for any number of calls. */
    public AttackPositions() {}

    /**
     * The positions for an attack that hits anything in sight within a reach. Sight is symmetric: if A sees B, B sees A.
     *
     * @return those open cells from which the target is in sight, without its own cell; O(cells in reach)
     * @throws IllegalArgumentException if the target is outside the grid
     */
    public BitGrid inSight(BitGridView open, BitGridView transparent, Point target, Reach reach) {
        BitGrid cells = BitGrid.copyOf(open);
        cells.and(sight.compute(transparent, target, reach));
        cells.clear(target);
        return cells;
    }

    /**
     * The positions for a weapon of an actor: looks for the target in every direction of the game's rule of walking, by what
     * the actor knows, with everybody standing where they are now.
     *
     * @param candidates the cells to try, for instance those within reach of the weapon; O(cells * directions) questions
     * @return the candidates from which the weapon is expected to strike the target
     */
    public BitGrid withWeapon(TurnView turn, Weapon weapon, EntityId target, BitGridView candidates) {
        BitGrid cells = BitGrid.of(candidates.width(), candidates.height());
        candidates.forEach((x, y) -> {
            if (strikes(turn, weapon, target, new Point(x, y))) {
                cells.set(x, y);
            }
        });
        return cells;
    }

    private static boolean strikes(TurnView turn, Weapon weapon, EntityId target, Point from) {
        for (Direction direction : turn.steps().movement().directions()) {
            if (weapon.target(turn.board(), turn, from, new Aim.Toward(direction))
                    .filter(found -> found.struck().contains(target))
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }
}
