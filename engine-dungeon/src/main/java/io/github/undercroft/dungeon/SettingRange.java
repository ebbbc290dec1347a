package io.github.undercroft.dungeon;

import java.util.Objects;

/** Refuses settings outside their range, with the value and a legal one. */
public final class SettingRange {

    private static final int MOST_CELLS = 1 << 27;

    private SettingRange() {}

    /** Both ends are legal. */
    public static void require(String name, int value, int least, int most) {
        Objects.requireNonNull(name, "name");
        if (value < least || value > most) {
            throw new IllegalArgumentException("The setting " + name + " is " + value + ", but has to be from " + least
                    + " to " + most + "; take " + (value < least ? least : most));
        }
    }

    /** Both sides are at least so long, and there are levels of that size. */
    public static void requireSize(String generator, int width, int height, int leastSide) {
        if (width < leastSide || height < leastSide) {
            throw new IllegalArgumentException(generator + " are at least " + leastSide + " cells wide and high; "
                    + width + " x " + height + " is too small. Make the level larger");
        }
        requireSize(width, height);
    }

    /** There are levels of that size. */
    public static void requireSize(int width, int height) {
        if (width < 1 || height < 1 || (long) width * height > MOST_CELLS) {
            throw new IllegalArgumentException("A level is at least 1 cell wide and high and has at most " + MOST_CELLS
                    + " cells; this one is " + width + " x " + height);
        }
    }
}
