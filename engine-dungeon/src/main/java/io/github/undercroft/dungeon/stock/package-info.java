/** Stocking: what is in the rooms of a level, as tables, and the steps that put it there. */
@NullMarked
package io.github.undercroft.dungeon.stock;

import org.jspecify.annotations.NullMarked;
