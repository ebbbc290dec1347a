/** Ready-made and replaceable: things, fights, effects, doors, traps, brains, English sentences. */
module io.github.undercroft.kit {
    requires com.google.common;
    requires transitive io.github.undercroft.core;
    requires static transitive org.jspecify;

    provides io.github.undercroft.value.ValueTypes with
            io.github.undercroft.brain.BrainValues,
            io.github.undercroft.combat.CombatValues,
            io.github.undercroft.dig.DigValues,
            io.github.undercroft.door.DoorValues,
            io.github.undercroft.effect.EffectValues,
            io.github.undercroft.ground.GroundValues,
            io.github.undercroft.growth.GrowthValues,
            io.github.undercroft.item.ItemValues,
            io.github.undercroft.kind.KindValues,
            io.github.undercroft.scenario.ScenarioValues,
            io.github.undercroft.stairs.StairsValues,
            io.github.undercroft.trap.TrapValues;

    exports io.github.undercroft.brain;
    exports io.github.undercroft.combat;
    exports io.github.undercroft.dig;
    exports io.github.undercroft.door;
    exports io.github.undercroft.effect;
    exports io.github.undercroft.ground;
    exports io.github.undercroft.growth;
    exports io.github.undercroft.item;
    exports io.github.undercroft.kind;
    exports io.github.undercroft.scenario;
    exports io.github.undercroft.stairs;
    exports io.github.undercroft.trap;
    exports io.github.undercroft.wording;
}
