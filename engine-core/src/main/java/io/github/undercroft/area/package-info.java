/** Area shapes: which cells a blast, a breath or a sweep covers. Useful without a game. */
@NullMarked
package io.github.undercroft.area;

import org.jspecify.annotations.NullMarked;
