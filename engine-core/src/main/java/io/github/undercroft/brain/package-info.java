/** Brains that need no path search, and what players let their figures do by themselves. */
@NullMarked
package io.github.undercroft.brain;

import org.jspecify.annotations.NullMarked;
