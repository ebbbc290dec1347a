package io.github.undercroft.game;

import io.github.undercroft.GameEvent;

/** An event of the game's own. */
record Signal(int number) implements GameEvent {}
