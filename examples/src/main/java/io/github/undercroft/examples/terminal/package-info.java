/** A front end for text terminals. It knows no game: it plays whatever is a {@code BundledGame}. */
@NullMarked
package io.github.undercroft.examples.terminal;

import org.jspecify.annotations.NullMarked;
