/** Scatter: one against nine among scattered walls. */
@SavedValues("scatter")
@NullMarked
package io.github.undercroft.examples.scatter;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
