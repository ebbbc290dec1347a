/** Lets programs play any game, by JSON lines over a pipe. */
module io.github.undercroft.front.seat {
    requires com.fasterxml.jackson.core;
    requires com.google.common;
    requires transitive io.github.undercroft.front;
    requires static transitive org.jspecify;

    exports io.github.undercroft.front.seat;
}
