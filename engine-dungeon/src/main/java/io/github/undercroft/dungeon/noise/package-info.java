/** Random cells, and what a cellular automaton makes of them: caves, lakes and other shapes without corners. */
@NullMarked
package io.github.undercroft.dungeon.noise;

import org.jspecify.annotations.NullMarked;
