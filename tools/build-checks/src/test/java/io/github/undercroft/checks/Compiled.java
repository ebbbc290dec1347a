package io.github.undercroft.checks;

/** The compiled classes of the project, read once for all tests, as reading takes longer than most checks. */
final class Compiled {

    private Compiled() {}

    private static final class Engine {
        private static final Code CODE = Reactor.here().engineCode();
    }

    private static final class Published {
        private static final Code CODE = Reactor.here().publishedCode();
    }

    static Code engine() {
        return Engine.CODE;
    }

    /** The engine, and the pictures of it. */
    static Code published() {
        return Published.CODE;
    }
}
