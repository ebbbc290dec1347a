/** Plays bundled games without a screen, by their bots. */
@NullMarked
package io.github.undercroft.examples.bot;

import org.jspecify.annotations.NullMarked;
