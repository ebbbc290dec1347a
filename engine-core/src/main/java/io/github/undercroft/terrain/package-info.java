/** Ground that does something: locked doors, walls that are dug, acid, traps. */
@NullMarked
package io.github.undercroft.terrain;

import org.jspecify.annotations.NullMarked;
