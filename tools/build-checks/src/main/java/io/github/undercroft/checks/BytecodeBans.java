package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;

/** Bans that need single instructions. */
final class BytecodeBans {

    static final ImmutableList<Ban> ALL = ImmutableList.of(
            new Ban("float", "a browser computes it as double; use int, fixed point or double", new FloatUse()),
            new Ban("assert", "on in one runtime and off in the next; throw, or test it", new AssertUse()),
            new Ban("locks", "one game belongs to one thread", new LockUse()),
            new Ban(
                    "mutable static state",
                    "two games in one process would touch each other; keep it in an object, or immutable",
                    new StaticState()),
            new Ban(
                    "caught traps",
                    "dividing by zero, a bad index or cast and deep recursion throw nothing in a browser; test first",
                    new CaughtTraps()),
            new Ban(
                    "foreign enum sets",
                    "an EnumMap or EnumSet over an enum of the JDK crashes in a browser; own enums are fine",
                    new ForeignEnumSets()),
            new Ban(
                    "recursion",
                    "a browser's stack is small and its overflow cannot be caught; use an explicit stack",
                    new Recursion()));

    private BytecodeBans() {}
}
