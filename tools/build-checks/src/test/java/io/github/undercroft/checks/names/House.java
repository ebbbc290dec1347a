package io.github.undercroft.checks.names;

/** Its window has the name of another type; its door is nobody else's. */
public interface House {
    /** Public, as all in an interface. */
    record Window() {}

    /** Nobody outside sees it. */
    final class Cellar {
        record Door() {}

        private Cellar() {}
    }
}
