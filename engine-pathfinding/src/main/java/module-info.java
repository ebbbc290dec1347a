/** Shortest paths on boards and grids. */
module io.github.undercroft.pathfinding {
    requires com.google.common;
    requires transitive io.github.undercroft.core;
    requires static transitive org.jspecify;

    provides io.github.undercroft.model.ValueTypes with
            io.github.undercroft.pathfinding.PathfindingTypes;

    exports io.github.undercroft.pathfinding;
}
