package io.github.undercroft.item;

import io.github.undercroft.model.Component;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameView;
import java.util.Objects;

/** Opens what is locked under that name, for who carries or wears it. */
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

    /** @return whether somebody has a key of that name with it */
    public static boolean isHeldBy(GameView game, EntityId bearer, String name) {
        return game.things(bearer).stream()
                .flatMap(thing -> thing.get(Key.class).stream())
                .anyMatch(key -> key.name.equals(name));
    }

    @Override
    public Class<Key> slot() {
        return Key.class;
    }
}
