/** Descent as the article plans it: five floors down to the Warden, {@code ./play descent --variant first}. */
@SavedValues(value = "descent-first", className = "FirstDescentValues")
@NullMarked
package io.github.undercroft.examples.descent.first;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
