/** What a game gives to a front end: what a player can do in it, and by which keys. */
@NullMarked
package io.github.undercroft.front;

import org.jspecify.annotations.NullMarked;
