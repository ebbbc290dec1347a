/** The proving level, on which all that lives on the ground can be tried: {@code ./play descent --variant proving}. */
@SavedValues(value = "descent-proving", className = "ProvingValues")
@NullMarked
package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
