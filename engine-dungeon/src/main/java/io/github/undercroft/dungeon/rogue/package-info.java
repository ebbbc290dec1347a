/** Levels in the manner of Rogue: a grid of rooms, some gone, dark or mazes, and passages between them. */
@NullMarked
package io.github.undercroft.dungeon.rogue;

import org.jspecify.annotations.NullMarked;
