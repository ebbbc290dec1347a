/** Shortest paths on boards and grids. */
module io.github.undercroft.pathfinding {
    requires com.google.common;
    requires transitive io.github.undercroft.core;
    requires static transitive org.jspecify;

    exports io.github.undercroft.pathfinding;
}
