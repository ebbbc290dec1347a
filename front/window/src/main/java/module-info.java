/** Plays games in a window, with tiles or letters, by keys and mouse. */
module io.github.undercroft.front.window {
    requires com.google.common;
    requires transitive io.github.undercroft.front;
    requires transitive java.desktop;
    requires static transitive org.jspecify;

    exports io.github.undercroft.front.window;
}
