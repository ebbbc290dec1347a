package io.github.undercroft.level;

import io.github.undercroft.random.RandomSource;

/** Makes a level when it is first needed. The same random source in the same state must give the same content. */
@FunctionalInterface
public interface LevelSource {

    /** @return the level's content; {@code random} depends on the game's seed and the level's number alone */
    LevelContent content(RandomSource random);
}
