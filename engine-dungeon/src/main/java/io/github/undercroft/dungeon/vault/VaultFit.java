package io.github.undercroft.dungeon.vault;

import io.github.undercroft.geometry.Point;

/** Where a vault may be on one kind of ground. */
interface VaultFit {

    /** Whether the cell beside the floor of an area may be the entrance of a vault, or the tunnel to one. */
    boolean isSite(Point floor, Point beside);

    /** Whether nothing is in the way of the vault. */
    boolean fits(VaultSite site);
}
