/** A front end without a screen: keys go in, sheets of characters come out. */
module io.github.undercroft.front {
    requires com.google.common;
    requires io.github.undercroft.pathfinding;
    requires transitive io.github.undercroft.kit;
    requires transitive io.github.undercroft.save;
    requires static transitive org.jspecify;

    exports io.github.undercroft.front;
    exports io.github.undercroft.front.cheat;
    exports io.github.undercroft.front.log;
    exports io.github.undercroft.front.map;
    exports io.github.undercroft.front.mode;
    exports io.github.undercroft.front.play;
    exports io.github.undercroft.front.sheet;
}
