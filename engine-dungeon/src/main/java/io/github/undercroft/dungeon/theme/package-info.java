/** Themes: what the cells and marks of a level plan become in a game. */
@NullMarked
package io.github.undercroft.dungeon.theme;

import org.jspecify.annotations.NullMarked;
