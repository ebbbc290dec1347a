/** Seeded randomness: a generator whose state can be read and written, and streams derived from one master seed. */
@NullMarked
package io.github.undercroft.random;

import org.jspecify.annotations.NullMarked;
