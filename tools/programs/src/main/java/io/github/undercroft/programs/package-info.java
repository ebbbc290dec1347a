/** Compiles games for the pages of the site. */
@NullMarked
package io.github.undercroft.programs;

import org.jspecify.annotations.NullMarked;
