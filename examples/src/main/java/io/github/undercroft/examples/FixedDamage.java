package io.github.undercroft.examples;

/** A weapon of a game's own that always hits, and always does the same physical damage. So a player can be told the odds. */
public interface FixedDamage {

    /** @return in hit points, before armour */
    int damage();
}
