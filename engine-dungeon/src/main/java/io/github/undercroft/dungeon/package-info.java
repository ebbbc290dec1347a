/** Level plans that know what they are: rooms, corridors, doors, stairs and how they connect. Useful without a game. */
@NullMarked
package io.github.undercroft.dungeon;

import org.jspecify.annotations.NullMarked;
