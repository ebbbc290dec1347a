/** Points, directions, rectangles, lines and distances on a grid whose x grows east and whose y grows south. */
@NullMarked
package io.github.undercroft.geometry;

import org.jspecify.annotations.NullMarked;
