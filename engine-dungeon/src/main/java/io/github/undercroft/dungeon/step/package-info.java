/**
 * Steps for levels of any generator: stairs, doors, loops, joining what is apart, filling dead ends, lakes,
 * pillars, lights.
 */
@NullMarked
package io.github.undercroft.dungeon.step;

import org.jspecify.annotations.NullMarked;
