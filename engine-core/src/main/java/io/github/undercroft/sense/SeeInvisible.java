package io.github.undercroft.sense;

import io.github.undercroft.Effect;
import io.github.undercroft.Entity;

/** Lets its bearer see what is {@link Invisible} within its view. */
public record SeeInvisible() implements Effect {
    @Override
    public boolean senses(Entity hidden) {
        return hidden.get(Hidden.class).orElse(null) instanceof Invisible;
    }
}
