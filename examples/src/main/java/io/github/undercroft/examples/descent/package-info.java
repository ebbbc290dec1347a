/** Descent: five floors down to the Warden. */
@NullMarked
package io.github.undercroft.examples.descent;

import org.jspecify.annotations.NullMarked;
