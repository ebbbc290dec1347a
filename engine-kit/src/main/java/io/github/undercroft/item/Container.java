package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.Bumpable;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import java.util.Optional;

/**
 * Holds things: a chest, a bag, a grave. Its contents are carried by it, and go where it goes. Its capacity is its
 * {@link Inventory}; without one it holds anything. It may be {@link Locked} and {@link Trapped}, too.
 *
 * <p>Bumping into one that fills its cell opens it; bumping into an open one takes out everything that the actor can carry.
 */
public enum Container implements Component, Bumpable, Perception.ShowsThings {
    /** Can be reached into. */
    OPEN,
    /** Has to be opened first. */
    CLOSED;

    static boolean isOpen(Entity container) {
        return container.get(Container.class).filter(OPEN::equals).isPresent();
    }

    /** An open one shows what is in it. */
    @Override
    public boolean showsThings() {
        return this == OPEN;
    }

    @Override
    public Optional<Action> whenBumped(TurnView by, Entity self) {
        if (this == CLOSED) {
            return Optional.of(new UseContainer(OPEN, self.id()));
        }
        return by.things(self.id()).isEmpty() ? Optional.empty() : Optional.of(TakeOut.everything(self.id()));
    }
}
