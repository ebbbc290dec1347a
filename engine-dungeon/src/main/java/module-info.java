/** Level plans: what generators make and games are played on. */
module io.github.undercroft.dungeon {
    requires transitive com.google.common;
    requires transitive io.github.undercroft.core;
    requires static transitive org.jspecify;

    exports io.github.undercroft.dungeon;
}
