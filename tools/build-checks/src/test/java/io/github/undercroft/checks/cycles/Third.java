package io.github.undercroft.checks.cycles;

/** One of three that need each other. */
final class Third {

    boolean isFirst(Object other) {
        return other instanceof First;
    }
}
