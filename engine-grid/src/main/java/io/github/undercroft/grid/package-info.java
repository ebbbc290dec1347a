/**
 * Grids of bits, whole numbers and values, flood fill and regions, and text to grid and back. Useful without a
 * game.
 *
 * <p>{@link BitGrid} is the common currency of sight, paths and dungeons: 64 cells a word.
 */
@NullMarked
package io.github.undercroft.grid;

import org.jspecify.annotations.NullMarked;
