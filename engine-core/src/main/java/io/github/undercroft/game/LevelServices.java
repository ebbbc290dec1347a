package io.github.undercroft.game;

/** What moves travellers, and gives turns to those on the levels that they reach. */
record LevelServices(LevelTravel travel, LevelActivation activation) {}
