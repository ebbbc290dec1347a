package io.github.undercroft.checks.cycles;

/** Needed by one of a circle, and needs two that need each other. */
final class Alone {

    Pair.Left left;
    Partner partner;
}
