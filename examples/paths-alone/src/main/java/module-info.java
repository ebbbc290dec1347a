/** Paths without a game. */
module alone {
    requires io.github.undercroft.pathfinding;
}
