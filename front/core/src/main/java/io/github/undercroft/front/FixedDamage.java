package io.github.undercroft.front;

import io.github.undercroft.Weapon;

/** A weapon of a game's own that always hits, and always does the same physical damage. So a player can be told the odds. */
public interface FixedDamage extends Weapon {

    /** @return in hit points, before armour */
    int damage();
}
