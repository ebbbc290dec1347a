/**
 * Mazes, and rooms with mazes between them: {@link MazeLevels} and {@link RoomsAndMazesLevels} are the generators, {@link MazeStyle}
 * says how a maze is made.
 *
 * <p>Elsewhere: dead ends are filled and loops added by {@code step}; mazes in the place of single rooms are in {@code rogue}.
 */
@NullMarked
package io.github.undercroft.dungeon.maze;

import org.jspecify.annotations.NullMarked;
