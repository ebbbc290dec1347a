/**
 * Seeded randomness: a generator whose state can be read and written, streams derived from one master seed, dice
 * with their exact distribution, weighted tables, and values that a game draws once from its seed. Useful without
 * a game.
 */
@NullMarked
package io.github.undercroft.random;

import org.jspecify.annotations.NullMarked;
