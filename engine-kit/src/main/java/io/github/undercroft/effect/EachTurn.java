package io.github.undercroft.effect;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import java.util.Objects;
import java.util.Optional;

/** Applies a consequence to its bearer at the end of each of its turns: poison, fire, regeneration. */
public record EachTurn(Consequence what) implements Effect, Graded {
    public EachTurn {
        Objects.requireNonNull(what, "what");
    }

    @Override
    public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        what.befall(context, bearer.id());
        return Optional.of(this);
    }

    /** The strength of the consequence. */
    @Override
    public int strength() {
        return what instanceof Graded graded ? graded.strength() : 0;
    }
}
