/**
 * Points, directions, rectangles, lines and distances on a grid whose x grows east and whose y grows south. Useful
 * without a game.
 *
 * <p>{@link Movement} says which steps there are and whether corners may be cut, {@link Metric} how far two points
 * are apart.
 */
@NullMarked
package io.github.undercroft.geometry;

import org.jspecify.annotations.NullMarked;
