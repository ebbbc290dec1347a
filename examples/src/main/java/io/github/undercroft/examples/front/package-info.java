/** A front end without a screen: keys go in, sheets of characters come out. It knows no game and no terminal. */
@NullMarked
package io.github.undercroft.examples.front;

import org.jspecify.annotations.NullMarked;
