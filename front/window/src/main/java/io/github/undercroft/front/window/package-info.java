/** The window of the games: sheets as pixels, keys and the mouse. Knows no terminal. */
@NullMarked
package io.github.undercroft.front.window;

import org.jspecify.annotations.NullMarked;
