/** Descent: five floors down to the Warden. */
@SavedValues("descent")
@NullMarked
package io.github.undercroft.examples.descent;

import io.github.undercroft.value.SavedValues;
import org.jspecify.annotations.NullMarked;
