/** Plays bundled games without anybody looking on. */
@NullMarked
package io.github.undercroft.examples.bot;

import org.jspecify.annotations.NullMarked;
