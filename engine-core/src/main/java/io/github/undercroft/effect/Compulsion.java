package io.github.undercroft.effect;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Review;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import io.github.undercroft.rules.OrRest;
import java.util.Objects;

/**
 * Makes its bearer do something else than it means to, as often as there is occasion for it: fear is to be driven to flee,
 * frenzy to strike. Without occasion it does what it meant to. If what it is driven to can't be done, it rests.
 */
public record Compulsion(Behaviour behaviour) implements Effect {
    /** Refuses null. */
    public Compulsion {
        Objects.requireNonNull(behaviour, "behaviour");
    }

    @Override
    public Review review(TurnView turn, Action action) {
        return behaviour
                .next(turn)
                .filter(driven -> !driven.equals(action))
                .<Review>map(driven -> new Review.Replace(new OrRest(driven)))
                .orElse(Review.ALLOW);
    }
}
