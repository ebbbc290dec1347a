package io.github.undercroft.dungeon.vault;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;

/**
 * A vault in a level: a detail of the plan.
 *
 * @param name that of the vault
 * @param bounds the smallest rectangle with all of its cells, walls included
 * @param turn how it lies
 * @param entrance where one comes in
 */
public record VaultPlaced(String name, Rect bounds, VaultTurn turn, Point entrance) {}
