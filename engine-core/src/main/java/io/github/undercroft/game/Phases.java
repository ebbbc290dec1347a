package io.github.undercroft.game;

/** The phases of a step that come after the action of the actor whose turn it is. */
record Phases(
        SettlePhase settle, GroundAndEffectsPhase groundAndEffects, TravelPhase travel, PerceptionPhase perception) {}
