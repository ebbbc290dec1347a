package io.github.undercroft.dungeon.tool;

import java.util.Objects;

/** Refuses settings outside their range, with the value and a legal one. */
public final class SettingRange {

    private static final int MAX_CELLS = 1 << 27;

    private SettingRange() {}

    /** Both ends are legal. */
    public static void require(String name, int value, int min, int max) {
        Objects.requireNonNull(name, "name");
        if (value < min || value > max) {
            throw new IllegalArgumentException("The setting " + name + " is " + value + ", but must be from " + min
                    + " to " + max + "; take " + (value < min ? min : max));
        }
    }

    /** Refuses sides that are too short, and sizes that no level has. */
    public static void requireSize(String generator, int width, int height, int minSide) {
        if (width < minSide || height < minSide) {
            throw new IllegalArgumentException(generator + " are at least " + minSide + " cells wide and high; " + width
                    + " x " + height + " is too small. Make the level larger");
        }
        requireSize(width, height);
    }

    /** Refuses sizes that no level has. */
    public static void requireSize(int width, int height) {
        if (width < 1 || height < 1 || (long) width * height > MAX_CELLS) {
            throw new IllegalArgumentException("A level is at least 1 cell wide and high and has at most " + MAX_CELLS
                    + " cells; this one is " + width + " x " + height);
        }
    }
}
