/** Ready-made perceiving: senses for observers, how awake somebody is, and the log of what a player sees and hears. */
@NullMarked
package io.github.undercroft.perception;

import org.jspecify.annotations.NullMarked;
