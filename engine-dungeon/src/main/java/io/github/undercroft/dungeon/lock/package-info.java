/** Locked doors, and their keys where one comes to them before. */
@NullMarked
package io.github.undercroft.dungeon.lock;

import org.jspecify.annotations.NullMarked;
