package io.github.undercroft.effect;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import java.util.Objects;

/** Begins a status effect, or merges it into one that is there: {@link ActionContext#afflict}. */
public record Afflict(Effect effect) implements Consequence {
    public Afflict {
        Objects.requireNonNull(effect, "effect");
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.afflict(who, effect);
    }
}
