package io.github.undercroft.effect;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.TurnView;
import io.github.undercroft.move.OrRest;
import java.util.Objects;
import java.util.Optional;

/**
 * Replaces what its bearer means to do by a behaviour, whenever that has an action: fear is a compulsion to flee, frenzy one
 * to strike. If the behaviour has no action, the bearer does what it meant to do. If the forced action is refused, it rests.
 */
public record Compulsion(Behaviour behaviour) implements Effect {
    public Compulsion {
        Objects.requireNonNull(behaviour, "behaviour");
    }

    @Override
    public Review review(TurnView turn, Action action) {
        Optional<Action> answer = behaviour.next(turn);
        turn.answered(behaviour, answer);
        return answer.filter(driven -> !driven.equals(action))
                .<Review>map(driven -> new Review.Replace(new OrRest(driven)))
                .orElse(Review.ALLOW);
    }
}
