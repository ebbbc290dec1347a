package io.github.undercroft.examples.command;

import io.github.undercroft.dungeon.LevelGenerator;

/**
 * A way to make levels, by the name that is typed.
 *
 * @param name in small letters
 * @param summary one line
 * @param ofSize the generator for a width and a height, in its usual settings; refuses sizes that it cannot do with an
 *     {@link IllegalArgumentException} in one line
 */
record LevelStyle(String name, String summary, OfSize ofSize) {

    /** Gives the generator for a size. */
    @FunctionalInterface
    interface OfSize {
        LevelGenerator make(int width, int height);
    }
}
