package io.github.undercroft.item;

import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A key: opens locks with its name for an actor that carries or wears it. */
public record Key(String name) implements Component {

    /** Refuses an empty name. */
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
    public static boolean isHeldBy(GameView game, EntityId bearer, String name) {
        List<Entity> things = game.things(bearer);
        // No stream: brains ask this of each lock that they know.
        for (int i = 0; i < things.size(); i++) {
            Optional<Key> key = things.get(i).get(Key.class);
            if (key.isPresent() && key.get().name.equals(name)) {
                return true;
            }
        }
        return false;
    }
}
