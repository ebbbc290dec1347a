/** Grids of bits, whole numbers and values, flood fill, and text to grid and back; useful without a game. */
@NullMarked
package io.github.undercroft.grid;

import org.jspecify.annotations.NullMarked;
