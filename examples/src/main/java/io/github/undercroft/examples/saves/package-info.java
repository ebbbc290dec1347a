/** Saved games on the disk: where they are, and one program at a time. */
@NullMarked
package io.github.undercroft.examples.saves;

import org.jspecify.annotations.NullMarked;
