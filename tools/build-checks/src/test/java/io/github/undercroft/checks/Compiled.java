package io.github.undercroft.checks;

/** The compiled classes of the project, read once for all tests, as reading takes longer than most checks. */
final class Compiled {

    private Compiled() {}

    private static final class Engine {
        private static final Code CODE = Reactor.here().engineCode();
    }

    private static final class Front {
        private static final Code CODE = Reactor.here().frontCode();
    }

    private static final class Published {
        private static final Code CODE = Reactor.here().publishedCode();
    }

    static Code engine() {
        return Engine.CODE;
    }

    static Code front() {
        return Front.CODE;
    }

    /** The engine, the front ends, and the pictures. */
    static Code published() {
        return Published.CODE;
    }
}
