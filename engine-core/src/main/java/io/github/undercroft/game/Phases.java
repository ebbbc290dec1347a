package io.github.undercroft.game;

import io.github.undercroft.game.perception.VisibleChanges;
import java.util.function.Supplier;

/** The phases of a step that come after the action of the actor whose turn it is; a game without senses makes no last one. */
record Phases(
        SettlePhase settle,
        GroundAndEffectsPhase groundAndEffects,
        ClockPhase clock,
        TravelPhase travel,
        VisibleChanges visibleChanges,
        Supplier<PerceptionPhase> perception) {}
