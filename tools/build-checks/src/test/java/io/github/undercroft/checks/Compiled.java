package io.github.undercroft.checks;

import java.nio.file.Path;
import java.util.List;

/** The compiled classes of the project, read once for all tests, as reading takes longer than most checks. */
final class Compiled {

    private static final Reactor REACTOR = Reactor.here();
    private static final Code PUBLISHED = Code.below(Reactor.classesOf(REACTOR.checkedModules()));
    private static final Code ENGINE = of(REACTOR.engineModules());
    private static final Code FRONT = of(REACTOR.frontModules());

    private Compiled() {}

    /** The modules' main classes; each of the modules is one of {@link Reactor#checkedModules()}. */
    static Code of(List<Path> modules) {
        return PUBLISHED.within(Reactor.classesOf(modules));
    }

    static Code engine() {
        return ENGINE;
    }

    static Code front() {
        return FRONT;
    }

    /** The bundled games, which nobody publishes. */
    static Code examples() {
        return Code.below(List.of(REACTOR.root().resolve("examples/target/classes")));
    }

    /** The engine, the front ends, and the pictures. */
    static Code published() {
        return PUBLISHED;
    }
}
