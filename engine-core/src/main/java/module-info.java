/** Turns, actions, boards, entities, combat and whole-game state for roguelikes, without a renderer. */
module io.github.undercroft.core {
    requires com.google.common;
    requires org.slf4j;
    requires static transitive org.jspecify;

    uses io.github.undercroft.model.ValueTypes;

    provides io.github.undercroft.model.ValueTypes with
            io.github.undercroft.rules.RuleTypes,
            io.github.undercroft.item.ItemTypes,
            io.github.undercroft.brain.BrainTypes,
            io.github.undercroft.combat.CombatTypes,
            io.github.undercroft.effect.EffectTypes,
            io.github.undercroft.perception.PerceptionTypes,
            io.github.undercroft.scenario.ScenarioTypes;

    exports io.github.undercroft.area;
    exports io.github.undercroft.brain;
    exports io.github.undercroft.combat;
    exports io.github.undercroft.effect;
    exports io.github.undercroft.fov;
    exports io.github.undercroft.game;
    exports io.github.undercroft.geometry;
    exports io.github.undercroft.grid;
    exports io.github.undercroft.item;
    exports io.github.undercroft.model;
    exports io.github.undercroft.perception;
    exports io.github.undercroft.random;
    exports io.github.undercroft.rules;
    exports io.github.undercroft.scenario;
    exports io.github.undercroft.time;
    exports io.github.undercroft.wording;
}
