package io.github.undercroft.level;

/** Makes levels without end, by number. The same number must give the same source. */
@FunctionalInterface
public interface LevelSources {

    /** @return what makes the level of that number */
    LevelSource level(int number);
}
