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

    /**
     * What it remembers of its answer. Brains of several behaviours ask the one that had the occasion; what forces a
     * behaviour on somebody does not.
     *
     * @param chosen what {@link #next} has just answered
     * @return what takes its place from now on, also when the action fails; itself, as by default, if it remembers nothing
     */
    default Behaviour afterwards(TurnView turn, Action chosen) {
        return this;
    }
}
