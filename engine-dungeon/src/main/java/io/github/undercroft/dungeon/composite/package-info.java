/** Levels of several styles: each part of the map by a generator of its own, all of them joined. */
@NullMarked
package io.github.undercroft.dungeon.composite;

import org.jspecify.annotations.NullMarked;
