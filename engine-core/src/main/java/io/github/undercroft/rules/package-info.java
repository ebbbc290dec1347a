/** Ready-made rules: moving, resting, waiting, doors, terrain, and levels drawn as text. */
@NullMarked
package io.github.undercroft.rules;

import org.jspecify.annotations.NullMarked;
