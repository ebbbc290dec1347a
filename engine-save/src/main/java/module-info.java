/** Saves of running games: compact, checked, and never torn. */
module io.github.undercroft.save {
    requires com.google.common;
    requires transitive io.github.undercroft.kit;
    requires static transitive org.jspecify;

    exports io.github.undercroft.hindsight;
    exports io.github.undercroft.save;
}
