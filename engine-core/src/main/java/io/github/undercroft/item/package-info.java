/** Things: what is carried, worn, stacked, thrown, used up, and kept in chests. */
@NullMarked
package io.github.undercroft.item;

import org.jspecify.annotations.NullMarked;
