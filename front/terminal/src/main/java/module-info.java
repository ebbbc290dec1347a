/** Plays games in the terminal in which the program was started. */
module io.github.undercroft.front.terminal {
    requires com.google.common;
    requires com.googlecode.lanterna;
    requires jdk.unsupported;
    requires transitive io.github.undercroft.front;
    requires static transitive org.jspecify;

    exports io.github.undercroft.front.terminal;
}
