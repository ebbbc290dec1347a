/** Ready-made perceiving: senses for observers, and how awake somebody is. */
@NullMarked
package io.github.undercroft.perception;

import org.jspecify.annotations.NullMarked;
