/**
 * Random shapes; not exported: {@link Blob} and {@link DiscOutline}, and {@link CaveRows}, noise that a cellular automaton smooths by a
 * {@link io.github.undercroft.dungeon.noise.CaveRule}.
 *
 * <p>Elsewhere: the levels made of them are in {@code cave}, lakes in {@code step}.
 */
@NullMarked
package io.github.undercroft.dungeon.shape;

import org.jspecify.annotations.NullMarked;
