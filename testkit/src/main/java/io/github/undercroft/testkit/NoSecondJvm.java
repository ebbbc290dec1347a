package io.github.undercroft.testkit;

/** There is no second JVM, or it has ended. */
final class NoSecondJvm extends Exception {
    private static final long serialVersionUID = 1L;

    private final String why;

    NoSecondJvm(String why) {
        super(why);
        this.why = why;
    }

    String why() {
        return why;
    }
}
