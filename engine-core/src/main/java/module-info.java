/** Turns, actions, boards, entities, combat and whole-game state for roguelikes, without a renderer. */
module io.github.undercroft.core {
    requires com.google.common;
    requires org.slf4j;
    requires static transitive org.jspecify;

    uses io.github.undercroft.value.ValueTypes;

    provides io.github.undercroft.value.ValueTypes with
            io.github.undercroft.CoreTypes,
            io.github.undercroft.sense.SenseTypes,
            io.github.undercroft.move.MoveTypes,
            io.github.undercroft.door.DoorTypes,
            io.github.undercroft.stairs.StairsTypes,
            io.github.undercroft.follower.FollowerTypes,
            io.github.undercroft.terrain.TerrainTypes,
            io.github.undercroft.door.LockTypes,
            io.github.undercroft.dig.DigTypes,
            io.github.undercroft.trap.TrapTypes,
            io.github.undercroft.item.ItemTypes,
            io.github.undercroft.brain.BrainTypes,
            io.github.undercroft.combat.CombatTypes,
            io.github.undercroft.effect.EffectTypes,
            io.github.undercroft.sense.PerceptionTypes,
            io.github.undercroft.scenario.ScenarioTypes;

    exports io.github.undercroft;
    exports io.github.undercroft.area;
    exports io.github.undercroft.brain;
    exports io.github.undercroft.combat;
    exports io.github.undercroft.dig;
    exports io.github.undercroft.door;
    exports io.github.undercroft.effect;
    exports io.github.undercroft.event;
    exports io.github.undercroft.follower;
    exports io.github.undercroft.fov;
    exports io.github.undercroft.game;
    exports io.github.undercroft.geometry;
    exports io.github.undercroft.grid;
    exports io.github.undercroft.item;
    exports io.github.undercroft.level;
    exports io.github.undercroft.move;
    exports io.github.undercroft.random;
    exports io.github.undercroft.scenario;
    exports io.github.undercroft.sense;
    exports io.github.undercroft.stairs;
    exports io.github.undercroft.terrain;
    exports io.github.undercroft.time;
    exports io.github.undercroft.trap;
    exports io.github.undercroft.value;
    exports io.github.undercroft.wording;
}
