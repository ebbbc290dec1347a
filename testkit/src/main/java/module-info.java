/** Tests of an author's game: plays it, and finds what differs between two plays. */
module io.github.undercroft.testkit {
    requires com.google.common;
    requires transitive io.github.undercroft.front;
    requires static transitive org.jspecify;

    exports io.github.undercroft.testkit;
}
