package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Imagined;
import io.github.undercroft.game.state.EntityState;

/** Plays a turn in a copy of a game with other random numbers. */
@FunctionalInterface
interface Imagination {

    /** What an action of the actor whose turn it is might lead to. */
    Imagined imagine(EntityState actor, Action action);
}
