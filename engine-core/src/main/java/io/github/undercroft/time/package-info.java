/** Whose turn it is: three turn orders on plain keys, useful without a game. */
@NullMarked
package io.github.undercroft.time;

import org.jspecify.annotations.NullMarked;
