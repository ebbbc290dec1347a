/** What keys do at the moment: steps, questions, lists, a cursor, a line to type. */
@NullMarked
package io.github.undercroft.front.mode;

import org.jspecify.annotations.NullMarked;
