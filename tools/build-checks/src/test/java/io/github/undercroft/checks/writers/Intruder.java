package io.github.undercroft.checks.writers;

/** Writes though it may not. */
final class Intruder {

    private Intruder() {}

    static Runnable later(Kept kept) {
        return () -> kept.value = 0;
    }
}
