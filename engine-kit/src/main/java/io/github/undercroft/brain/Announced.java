package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour whose blows are announced a turn before: see {@link Announce}. What strikes no cell, such as a step, is done as before. A
 * deed from which the actor was kept, as by paralysis, is dropped at the end of that turn.
 *
 * <pre>{@code
 * PriorityBrain.of(new Announced(new Strike()), new Chase())    // an ogre that raises its club first
 * }</pre>
 */
public record Announced(Behaviour behaviour) implements Behaviour {

    public Announced {
        Objects.requireNonNull(behaviour, "behaviour");
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        if (turn.actor().has(Intent.class)) {
            return turn.unfinished()
                    .filter(Announce.Fulfil.class::isInstance)
                    .or(() -> Optional.of(new Announce.Abandon()));
        }
        return behaviour.next(turn).map(action -> action.strikes(turn).isEmpty() ? action : new Announce(action));
    }

    @Override
    public Behaviour afterwards(TurnView turn, Action chosen) {
        return turn.actor().has(Intent.class)
                ? this
                : new Announced(
                        behaviour.afterwards(turn, chosen instanceof Announce announce ? announce.action() : chosen));
    }
}
