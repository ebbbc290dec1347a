package io.github.undercroft.rules;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.TurnView;
import java.util.Optional;

/**
 * One thing that somebody does by itself when there is occasion for it: flees, guards, wanders. A value, to be one of
 * several in a brain, or to be forced on somebody by an effect.
 *
 * <p>It looks only at what the actor perceives, and must answer the same for the same view.
 */
@FunctionalInterface
public interface Behaviour {

    /** @return what to do now; empty if there is no occasion for it */
    Optional<Action> next(TurnView turn);
}
