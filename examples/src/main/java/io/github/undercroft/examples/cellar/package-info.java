/** The smallest game of one's own with the whole front end. */
@NullMarked
package io.github.undercroft.examples.cellar;

import org.jspecify.annotations.NullMarked;
