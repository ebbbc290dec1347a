package io.github.undercroft.examples;

import io.github.undercroft.front.Looks;

/** The table of looks of the bundled games, {@code looks.txt} beside this class. */
final class BundledLooks {

    static final Looks ALL = Looks.resource(BundledLooks.class, "looks.txt");

    private BundledLooks() {}
}
