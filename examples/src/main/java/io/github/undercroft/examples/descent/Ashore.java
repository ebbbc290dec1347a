package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Moves;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.TerrainChanged;

/** The hero swims no more once it is out of the water, or the water is gone. */
record Ashore() implements Reaction {

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Moved || event instanceof TerrainChanged) {
            self.position()
                    .filter(at -> self.has(Moves.class) && !Swim.isDeep(context.board(), at))
                    .ifPresent(at -> context.clear(self.id(), Moves.class));
        }
    }
}
