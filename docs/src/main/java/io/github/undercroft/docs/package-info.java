/** Holds the pages to what they show: {@link io.github.undercroft.docs.PageCheck} says what is asked of a block. */
@NullMarked
package io.github.undercroft.docs;

import org.jspecify.annotations.NullMarked;
