package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;

/** No attempt at a level came to an end that keeps its promises. Says why, with what, and how often it was tried. */
public final class LevelFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    LevelFailedException(LevelGenerator generator, long seed, int attempts, ImmutableMap<String, Integer> rejections) {
        super("No level by " + generator + " from seed " + seed + " in " + attempts
                + " attempts; these were in the way: " + rejections + ". Give it more room, or ask for less");
    }
}
