/** Levels by binary space partition: halved again and again, a room in each part. */
@NullMarked
package io.github.undercroft.dungeon.bsp;

import org.jspecify.annotations.NullMarked;
