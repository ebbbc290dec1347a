package io.github.undercroft.checks.cycles;

/** One of two that need each other. */
final class Pair {

    static final class Left {
        Partner partner;
    }
}
