/** Space and chance: points, grids, fields of view, areas, random numbers; without a game. */
module io.github.undercroft.grid {
    requires com.google.common;
    requires static transitive org.jspecify;

    exports io.github.undercroft.area;
    exports io.github.undercroft.fov;
    exports io.github.undercroft.geometry;
    exports io.github.undercroft.grid;
    exports io.github.undercroft.random;
}
