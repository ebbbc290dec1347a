package io.github.undercroft.dungeon.vault;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * Where a vault can be joined to a level.
 *
 * @param at the cell of the drawing
 * @param outward north, east, south or west: where the level is, seen from the vault
 */
public record VaultEntrance(Point at, Direction outward) {
    public VaultEntrance {
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(outward, "outward");
    }
}
