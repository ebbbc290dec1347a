package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.EntityEvent;

/**
 * The experience that a monster gives to its killer.
 *
 * @param points of experience
 */
record Prize(int points) implements Reaction {

    /** Somebody earned experience by a kill. */
    record Won(EntityId who, int points) implements EntityEvent {}

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Died died
                && died.who().equals(self.id())
                && died.cause() instanceof Cause.Deed deed
                && !deed.actor().equals(self.id())) {
            context.emit(new Won(deed.actor(), points));
        }
    }
}
