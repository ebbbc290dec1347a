package io.github.undercroft.game.state;

import io.github.undercroft.Entity;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.memory.Picture;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * As what somebody is taken.
 *
 * @param of who it is
 * @param picture how it seems; null where it is taken for what it is
 * @param slots the components of that, for a copy
 */
public record Likeness(Entity of, @Nullable Picture picture, Slots slots) {

    /** Somebody in a guise, where it is. */
    public static Likeness of(Entity somebody, Optional<Guise> guise) {
        if (guise.isEmpty()) {
            return new Likeness(somebody, null, Slots.NONE);
        }
        Slots slots = Slots.of(guise.get().components());
        Picture picture = slots.picture(somebody.id(), guise.get().name(), somebody.location());
        return new Likeness(somebody, picture, slots);
    }
}
