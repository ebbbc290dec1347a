package io.github.undercroft.checks.cycles;

/** One of three that need each other. */
final class First {

    Second.Inside next;
    Alone other;
}
