/** Keeps saved games, recordings, scores and stories in a directory. */
module io.github.undercroft.front.disk {
    requires com.google.common;
    requires transitive io.github.undercroft.front;
    requires static transitive org.jspecify;

    exports io.github.undercroft.front.disk;
}
