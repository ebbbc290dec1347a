/** The running game, which alone holds state. */
@NullMarked
package io.github.undercroft.game;

import org.jspecify.annotations.NullMarked;
