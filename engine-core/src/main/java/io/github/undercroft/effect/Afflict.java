package io.github.undercroft.effect;

import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.EntityId;
import java.util.Objects;

/** Lets something that lasts begin, or meet what is there: {@link ActionContext#afflict}. */
public record Afflict(Effect effect) implements Consequence {
    /** Refuses null. */
    public Afflict {
        Objects.requireNonNull(effect, "effect");
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.afflict(who, effect);
    }
}
