package io.github.undercroft.pathfinding;

import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;

/**
 * The cells from which a target can be hit, as goals of a {@link DistanceField} that leads archers to where they can shoot.
 *
 * <pre>{@code
 * BitGrid places = new AttackPositions().inSight(open, transparent, hero, Reach.round(6));
 * field.compute(FieldRequest.on(FieldGround.open(open, movement)).toCells(places));
 * }</pre>
 *
 * <p>Keeps its memory for the next call; no call influences the next. For one thread at a time.
 */
public final class AttackPositions {

    private final FieldOfView sight = FieldsOfView.symmetric();

    /** For any number of calls. */
    public AttackPositions() {}

    /**
     * For what hits whatever it sees within a reach. Sight is symmetric: who is seen, sees.
     *
     * @return those open cells from which the target is in sight, its own left out; O(cells in reach)
     * @throws IllegalArgumentException if the target is outside the grid
     */
    public BitGrid inSight(BitGridView open, BitGridView transparent, Point target, Reach reach) {
        BitGrid cells = BitGrid.copyOf(open);
        cells.and(sight.compute(transparent, target, reach));
        cells.clear(target);
        return cells;
    }

    /**
     * For a weapon as a brain has it: looks for the target in every direction of the game's rule of walking, by what the
     * actor knows. Who stands in the line counts as standing there.
     *
     * @param candidates the cells to try, for instance those within reach of the weapon; O(cells * directions) questions
     * @return those of them from which the weapon is expected to strike the target
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
            if (weapon.expectedTarget(turn, from, new Aim.Toward(direction))
                    .filter(found -> found.struck().contains(target))
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }
}
