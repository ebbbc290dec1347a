package io.github.undercroft.checks.writers;

/** State that only {@link Keeper} and {@link Linker} may write to. */
final class Kept {

    int value;
    Kept next;

    Kept() {
        value = 1;
    }
}
