package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A key: opens locks with its name for an actor that carries or wears it. One with a {@link StackSize} is used up: each lock that it
 * opens takes one of the stack. One without opens any number of locks.
 */
public record Key(String name) implements Component {

    public Key {
        Objects.requireNonNull(name, "name");
        checkName(name);
    }

    static void checkName(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A key and its lock need a name, for example \"cellar\"");
        }
    }

    /** @return whether an entity carries or wears a key with that name */
    public static boolean isHeldBy(Entities game, EntityId bearer, String name) {
        List<Entity> things = game.things(bearer);
        // No stream: brains ask this of each lock that they know.
        for (int i = 0; i < things.size(); i++) {
            if (fits(things.get(i), name)) {
                return true;
            }
        }
        return false;
    }

    static boolean fits(Entity thing, String name) {
        Optional<Key> key = thing.get(Key.class);
        return key.isPresent() && key.get().name.equals(name);
    }
}
