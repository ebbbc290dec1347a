/**
 * Caves, and open fields with scattered walls: {@link CaveLevels} and {@link ScatterLevels} are the generators.
 *
 * <p>Elsewhere: the cellular automaton behind the caves is in {@code noise}, single caves among rooms in {@code accretion}, the
 * tunnels that join them in {@code step}.
 */
@NullMarked
package io.github.undercroft.dungeon.cave;

import org.jspecify.annotations.NullMarked;
