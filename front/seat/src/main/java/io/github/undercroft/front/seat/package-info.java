/** A seat for programs: any game, played by JSON lines over standard input and output. */
@NullMarked
package io.github.undercroft.front.seat;

import org.jspecify.annotations.NullMarked;
