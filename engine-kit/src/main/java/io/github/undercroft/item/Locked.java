package io.github.undercroft.item;

import io.github.undercroft.Component;
import java.util.Objects;

/**
 * Is locked. A {@link Key} of that name opens it for good.
 *
 * @param key the name of the keys that fit
 * @param bashPercent how often bashing breaks it open, in a hundred tries, 0 to 100
 */
public record Locked(String key, int bashPercent) implements Component {

    public Locked {
        Objects.requireNonNull(key, "key");
        Key.checkName(key);
        if (bashPercent < 0 || bashPercent > 100) {
            throw new IllegalArgumentException("A lock breaks in 0 to 100 percent of the tries; this is " + bashPercent
                    + ". Give 0 for never, 100 for always");
        }
    }

    /** @return a lock that nothing but a key opens */
    public static Locked by(String key) {
        return new Locked(key, 0);
    }
}
