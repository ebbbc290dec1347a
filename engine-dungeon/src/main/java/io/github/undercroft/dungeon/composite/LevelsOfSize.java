package io.github.undercroft.dungeon.composite;

import io.github.undercroft.dungeon.LevelGenerator;

/** Gives the generator for a part of a map, as {@code CaveLevels::of} does. */
@FunctionalInterface
public interface LevelsOfSize {

    /** @return a generator for levels of that size */
    LevelGenerator make(int width, int height);
}
