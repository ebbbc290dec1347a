/** Saved games on the disk: where they are, and one program at a time. */
@NullMarked
package io.github.undercroft.front.disk;

import org.jspecify.annotations.NullMarked;
