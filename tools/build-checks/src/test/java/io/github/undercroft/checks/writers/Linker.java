package io.github.undercroft.checks.writers;

final class Linker {

    private Linker() {}

    static final class Inner {
        void link(Kept kept) {
            kept.next = new Kept();
        }
    }
}
