/**
 * Levels by binary space partition: the map is halved again and again, and each part gets a room. {@link BspLevels} is the
 * generator.
 *
 * <p>Elsewhere: parts in different styles are in {@code composite}.
 */
@NullMarked
package io.github.undercroft.dungeon.bsp;

import org.jspecify.annotations.NullMarked;
