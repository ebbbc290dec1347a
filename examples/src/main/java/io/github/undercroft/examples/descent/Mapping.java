package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;

/** Tells how the floor is built. */
record Mapping() implements Consequence {
    @Override
    public void befall(ActionContext context, EntityId who) {
        context.reveal(who, context.board().level(), cell -> true);
    }
}
