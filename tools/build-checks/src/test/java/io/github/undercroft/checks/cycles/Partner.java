package io.github.undercroft.checks.cycles;

/** One of two that need each other. */
final class Partner {

    Pair pair;
}
