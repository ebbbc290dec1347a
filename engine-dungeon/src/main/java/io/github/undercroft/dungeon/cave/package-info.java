/** Caves, and open fields strewn with walls. */
@NullMarked
package io.github.undercroft.dungeon.cave;

import org.jspecify.annotations.NullMarked;
