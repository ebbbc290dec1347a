package io.github.undercroft.dungeon.feature;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * The cell of a wall through which one feature is dug from another: passable, in neither feature, with solid cells on both
 * sides.
 *
 * @param parent the index of the feature in whose wall it is
 * @param at where
 * @param direction away from the parent, one of the straight ones
 */
public record Joint(int parent, Point at, Direction direction) {

    /** Refuses diagonal ones. */
    public Joint {
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(direction, "direction");
        if (direction.isDiagonal()) {
            throw new IllegalArgumentException(
                    "A joint leads north, east, south or west, not " + direction + "; use one of Direction.cardinal()");
        }
    }

    /** @return the cell just beyond the wall, which belongs to the new feature */
    public Point beyond() {
        return at.step(direction);
    }
}
