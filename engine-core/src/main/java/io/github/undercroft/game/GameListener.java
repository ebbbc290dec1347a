package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;

/**
 * Is told of everything that is done with a game from outside, and what each step answers: enough to record it. Called on the
 * thread of the game, after the call has taken effect, but before a submitted action does. It may ask the game, such as for its
 * {@link Game#stateHash}, but must not submit, interrupt or step. What it throws is thrown on to the caller of the game.
 *
 * <p>Added with {@link Game#listen}.
 */
public interface GameListener {

    /** An action was submitted and is accepted now, unless a listener throws. */
    void submitted(EntityId actor, Action action);

    /** An actor was interrupted. */
    void interrupted(EntityId actor);

    /** A step was played, or was asked for in vain. */
    void stepped(Step step);

    /** A step has thrown this, and throws it on now. */
    void threw(Throwable thrown);
}
