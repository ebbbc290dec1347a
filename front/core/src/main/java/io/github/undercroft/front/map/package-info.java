/** How a board looks at a moment, the part of it that fits on a sheet, and what moves on it. */
@NullMarked
package io.github.undercroft.front.map;

import org.jspecify.annotations.NullMarked;
