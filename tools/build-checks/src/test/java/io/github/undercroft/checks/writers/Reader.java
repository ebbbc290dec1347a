package io.github.undercroft.checks.writers;

/** Only looks. */
final class Reader {

    private Reader() {}

    static int read(Kept kept) {
        return kept.value;
    }
}
