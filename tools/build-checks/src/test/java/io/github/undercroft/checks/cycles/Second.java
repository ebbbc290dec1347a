package io.github.undercroft.checks.cycles;

/** One of three that need each other, through what is nested in it. */
final class Second {

    static final class Inside {
        Third[] next() {
            return new Third[0];
        }
    }
}
