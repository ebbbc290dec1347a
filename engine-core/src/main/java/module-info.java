/** The running game and its contracts: turns, actions, boards, entities, whole-game state, without a renderer. */
@SuppressWarnings("module") // the modules that an inner package is exported to are compiled later
module io.github.undercroft.core {
    requires com.google.common;
    requires org.slf4j;
    requires transitive io.github.undercroft.grid;
    requires static transitive org.jspecify;

    uses io.github.undercroft.value.ValueTypes;

    provides io.github.undercroft.value.ValueTypes with
            io.github.undercroft.UndercroftValues,
            io.github.undercroft.follower.FollowerValues,
            io.github.undercroft.game.codec.EyesTypes,
            io.github.undercroft.lore.LoreValues,
            io.github.undercroft.move.MoveValues,
            io.github.undercroft.sense.SenseValues,
            io.github.undercroft.terrain.TerrainValues;

    exports io.github.undercroft;
    exports io.github.undercroft.event;
    exports io.github.undercroft.follower;
    exports io.github.undercroft.game;
    exports io.github.undercroft.level;
    exports io.github.undercroft.lore;
    exports io.github.undercroft.move;
    exports io.github.undercroft.sense;
    exports io.github.undercroft.terrain;
    exports io.github.undercroft.time;
    exports io.github.undercroft.value;
    exports io.github.undercroft.value.inner to
            io.github.undercroft.kit,
            io.github.undercroft.save;
}
