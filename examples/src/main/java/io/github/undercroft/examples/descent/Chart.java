package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.value.SavedAs;

/** Tells how the floor is built. */
@SavedAs("mapping")
record Chart() implements Consequence {
    @Override
    public void befall(ActionContext context, EntityId who) {
        context.reveal(who, context.board().level(), cell -> true);
    }
}
