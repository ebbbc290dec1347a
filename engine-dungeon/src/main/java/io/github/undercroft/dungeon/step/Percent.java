package io.github.undercroft.dungeon.step;

/** What is said about chances that are none. */
final class Percent {

    private Percent() {}

    static void require(int percent, String what) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException(what + " in " + percent + " of 100 cases; give a number from 0 to 100");
        }
    }
}
