package io.github.undercroft.dungeon.vault;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;

/**
 * A place for a vault.
 *
 * @param corner the cell of the level for the first cell of the drawing
 * @param floor the cell of the level to which it is joined
 * @param tunnel how many cells are between that and the entrance
 */
record VaultSite(TurnedVault.Fitting fitting, Point corner, Point floor, int tunnel) {

    /** From the floor to the vault. */
    Direction away() {
        return fitting.entrance().outward().opposite();
    }

    /** The entrance that is used. */
    Point door() {
        return floor.step(away(), tunnel + 1);
    }

    boolean isOfVault(Point cell) {
        Point drawn = cell.plus(-corner.x(), -corner.y());
        return fitting.cells().contains(drawn) && !fitting.cells().get(drawn).isOutside();
    }
}
