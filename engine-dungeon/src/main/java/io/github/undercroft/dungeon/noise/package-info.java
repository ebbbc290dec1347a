/**
 * The {@link CaveRule} of caves: which cells of noise a cellular automaton makes rock.
 *
 * <p>Elsewhere: the levels made by it are in {@code cave}. Noise that is heard is in {@code fov} of engine-grid.
 */
@NullMarked
package io.github.undercroft.dungeon.noise;

import org.jspecify.annotations.NullMarked;
