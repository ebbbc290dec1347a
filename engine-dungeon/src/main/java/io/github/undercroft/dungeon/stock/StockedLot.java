package io.github.undercroft.dungeon.stock;

import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * A lot with its cell.
 *
 * @param area the id of the area that it is in
 */
public record StockedLot(Lot lot, int area, Point at) {
    public StockedLot {
        Objects.requireNonNull(lot, "lot");
        Objects.requireNonNull(at, "at");
    }

    @Override
    public String toString() {
        return lot + " at " + at;
    }
}
