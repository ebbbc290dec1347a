/** Loot: what may be found or met, as data that is rolled. Useful without a level. */
@NullMarked
package io.github.undercroft.dungeon.loot;

import org.jspecify.annotations.NullMarked;
