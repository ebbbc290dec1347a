/** Levels on the command line: {@code ./play dungeon}, and what all commands say of a wrong call. */
@NullMarked
package io.github.undercroft.levels;

import org.jspecify.annotations.NullMarked;
