/**
 * Random shapes: {@link Blob} and {@link DiscOutline}, and {@link CaveRows}, noise that a cellular automaton smooths by a {@link
 * CaveRule}.
 *
 * <p>Elsewhere: the levels made of them are in {@code cave}, lakes in {@code step}. Noise that is heard is in {@code fov} of
 * engine-grid.
 */
@NullMarked
package io.github.undercroft.dungeon.noise;

import org.jspecify.annotations.NullMarked;
