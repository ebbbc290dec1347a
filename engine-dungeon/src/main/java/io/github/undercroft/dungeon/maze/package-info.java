/** Mazes, and rooms with mazes between them. */
@NullMarked
package io.github.undercroft.dungeon.maze;

import org.jspecify.annotations.NullMarked;
