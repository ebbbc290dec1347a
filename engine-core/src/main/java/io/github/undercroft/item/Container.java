package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.Bumpable;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import java.util.Optional;

/**
 * Holds things: a chest, a bag, a grave. What is in it is carried by it, and goes where it goes. Its capacity is its
 * {@link Inventory}; without one it holds anything. It may be {@link Locked} and {@link Trapped}, too.
 *
 * <p>Bumping into one that fills its cell opens it; once it is open, it takes out all that can be carried.
 */
public enum Container implements Component, Bumpable {
    /** Can be reached into. */
    OPEN,
    /** Has to be opened first. */
    CLOSED;

    static boolean isOpen(Entity container) {
        return container.get(Container.class).filter(OPEN::equals).isPresent();
    }

    @Override
    public Class<Container> slot() {
        return Container.class;
    }

    @Override
    public Optional<Action> whenBumped(TurnView by, Entity self) {
        if (this == CLOSED) {
            return Optional.of(new OpenContainer(self.id()));
        }
        return by.game().things(self.id()).isEmpty() ? Optional.empty() : Optional.of(new TakeOutAll(self.id()));
    }
}
