/** Scatter: one against nine among scattered walls. */
@NullMarked
package io.github.undercroft.examples.scatter;

import org.jspecify.annotations.NullMarked;
