/** Ready-made fighting: attacks, weapons and health. */
@NullMarked
package io.github.undercroft.combat;

import org.jspecify.annotations.NullMarked;
