/**
 * What one observer remembers of a level, row by row, shared between forks until it changes. Not exported: authors see it
 * as {@link io.github.undercroft.model.Perception}.
 */
@NullMarked
package io.github.undercroft.memory;

import org.jspecify.annotations.NullMarked;
