/** Cheapest paths and distance fields on grids, and brains of games that walk by them. */
module io.github.undercroft.pathfinding {
    requires com.google.common;
    requires transitive io.github.undercroft.core;
    requires static io.github.undercroft.kit;
    requires static transitive org.jspecify;

    provides io.github.undercroft.value.ValueTypes with
            io.github.undercroft.pathfinding.brain.PathfindingValues;

    exports io.github.undercroft.pathfinding;
    exports io.github.undercroft.pathfinding.brain;
    exports io.github.undercroft.pathfinding.field;
}
