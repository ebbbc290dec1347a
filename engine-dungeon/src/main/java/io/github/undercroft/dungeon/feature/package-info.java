/** Levels that grow feature by feature: rooms and corridors, each dug through a wall of one before, and authors' own. */
@NullMarked
package io.github.undercroft.dungeon.feature;

import org.jspecify.annotations.NullMarked;
