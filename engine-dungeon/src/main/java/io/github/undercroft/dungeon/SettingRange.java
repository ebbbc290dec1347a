package io.github.undercroft.dungeon;

/** Refuses settings outside their range, with the value and a legal one. */
final class SettingRange {

    private SettingRange() {}

    /** Both ends are legal. */
    static void require(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException("The setting " + name + " is " + value + ", but has to be from " + least
                    + " to " + most + "; take " + (value < least ? least : most));
        }
    }

    static void requireSize(String generator, int width, int height, int leastSide) {
        if (width < leastSide || height < leastSide) {
            throw new IllegalArgumentException(generator + " are at least " + leastSide + " cells wide and high; "
                    + width + " x " + height + " is too small. Make the level larger");
        }
        LevelDraft.requireSize(width, height);
    }
}
