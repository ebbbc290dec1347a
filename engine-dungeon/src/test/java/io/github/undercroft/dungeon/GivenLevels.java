package io.github.undercroft.dungeon;

import java.util.List;

/** Levels for tests, made by the steps that are given. */
public record GivenLevels(int width, int height, List<LevelStep> steps) implements LevelGenerator {

    public GivenLevels(int width, int height, LevelStep... steps) {
        this(width, height, List.of(steps));
    }
}
