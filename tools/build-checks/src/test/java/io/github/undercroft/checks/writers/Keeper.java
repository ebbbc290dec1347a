package io.github.undercroft.checks.writers;

final class Keeper {

    private Keeper() {}

    static void keep(Kept kept) {
        kept.value++;
    }
}
