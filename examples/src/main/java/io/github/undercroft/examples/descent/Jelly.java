package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.examples.descent.first.Splits;
import io.github.undercroft.ground.Fire;

/** Splits as the first game's does, but not when it burns. */
record Jelly() implements Reaction {

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        boolean burns = event instanceof Damaged hurt && hurt.damage().kind().equals(Fire.KIND);
        if (!burns) {
            Splits.split(context, self, event, this);
        }
    }
}
