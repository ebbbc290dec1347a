package io.github.undercroft.dungeon.vault;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Objects;

/**
 * A vault in a level, as a detail of the plan.
 *
 * @param name the name of the vault
 * @param bounds the smallest rectangle with all of its cells, walls included
 * @param turn its turn
 * @param entrance the cell of its entrance
 */
public record VaultPlaced(String name, Rect bounds, VaultTurn turn, Point entrance) {
    public VaultPlaced {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(bounds, "bounds");
        Objects.requireNonNull(turn, "turn");
        Objects.requireNonNull(entrance, "entrance");
    }
}
