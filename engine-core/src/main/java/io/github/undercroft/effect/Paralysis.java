package io.github.undercroft.effect;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.Review;
import io.github.undercroft.model.TurnView;

/** Makes a rest of whatever its bearer means to do. A player is asked as before, and any answer is a rest. */
public enum Paralysis implements Effect {
    /** The only value. */
    PARALYSIS;

    @Override
    public Review review(TurnView turn, Action action) {
        return action instanceof Rest ? Review.ALLOW : new Review.Replace(new Rest());
    }
}
