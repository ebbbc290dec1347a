/** Turns, actions, boards, entities, combat and whole-game state for roguelikes, without a renderer. */
module io.github.undercroft.core {
    requires com.google.common;
    requires org.slf4j;
    requires static transitive org.jspecify;

    uses io.github.undercroft.value.ValueTypes;

    provides io.github.undercroft.value.ValueTypes with
            io.github.undercroft.UndercroftValues,
            io.github.undercroft.brain.BrainValues,
            io.github.undercroft.combat.CombatValues,
            io.github.undercroft.dig.DigValues,
            io.github.undercroft.door.DoorValues,
            io.github.undercroft.effect.EffectValues,
            io.github.undercroft.follower.FollowerValues,
            io.github.undercroft.growth.GrowthValues,
            io.github.undercroft.item.ItemValues,
            io.github.undercroft.lore.LoreValues,
            io.github.undercroft.move.MoveValues,
            io.github.undercroft.scenario.ScenarioValues,
            io.github.undercroft.sense.EyesTypes,
            io.github.undercroft.sense.SenseValues,
            io.github.undercroft.stairs.StairsValues,
            io.github.undercroft.terrain.TerrainValues,
            io.github.undercroft.trap.TrapValues;

    exports io.github.undercroft;
    exports io.github.undercroft.area;
    exports io.github.undercroft.brain;
    exports io.github.undercroft.combat;
    exports io.github.undercroft.dig;
    exports io.github.undercroft.door;
    exports io.github.undercroft.effect;
    exports io.github.undercroft.event;
    exports io.github.undercroft.follower;
    exports io.github.undercroft.growth;
    exports io.github.undercroft.fov;
    exports io.github.undercroft.game;
    exports io.github.undercroft.geometry;
    exports io.github.undercroft.grid;
    exports io.github.undercroft.item;
    exports io.github.undercroft.level;
    exports io.github.undercroft.lore;
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
