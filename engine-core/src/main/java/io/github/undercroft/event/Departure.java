package io.github.undercroft.event;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Look;
import java.util.List;
import java.util.Optional;

/** Somebody or something left the game. Its handle is no longer valid, so the event holds its last state. */
public sealed interface Departure extends EntityEvent, CellEvent permits Died, Removed {

    /** @return how it was when it left; it does not change any more */
    Entity body();

    /** @return what it carried and wore then, by id, each where it was; that drops after this event */
    List<Entity> things();

    @Override
    default EntityId who() {
        return body().id();
    }

    /** @return its name */
    default String name() {
        return body().name();
    }

    /** @return how it was drawn */
    default Optional<Look> look() {
        return body().get(Look.class);
    }
}
