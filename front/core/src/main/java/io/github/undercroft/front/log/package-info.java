/** What the player is told. */
@NullMarked
package io.github.undercroft.front.log;

import org.jspecify.annotations.NullMarked;
