package io.github.undercroft.effect;

import io.github.undercroft.Action;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.value.SavedAs;

/** Makes a rest of whatever its bearer means to do. A player is asked as before, and any answer is a rest. */
@SavedAs(constant = "PARALYSIS")
public record Paralysis() implements Effect {
    @Override
    public Review review(TurnView turn, Action action) {
        return action instanceof Rest ? Review.ALLOW : new Review.Replace(new Rest());
    }
}
