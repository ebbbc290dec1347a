package io.github.undercroft.model;

import java.util.Objects;

/**
 * A value threw when other code of the game asked it something: an attack its weapon, a step the terrain. The message names the
 * value, by its class if it can't be printed. Thrown by ready-made actions, so that an error tells more than which action
 * it was.
 */
public final class FaultyValueException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Names the value.
     *
     * @param what what it is there, in a few words: "the weapon"
     * @param thrown what its code threw
     */
    public FaultyValueException(String what, Object value, Throwable thrown) {
        super(Objects.requireNonNull(what, "what") + " " + printed(value) + " threw " + printed(thrown), thrown);
        Objects.requireNonNull(thrown, "a faulty value needs what it threw");
    }

    private static String printed(Object value) {
        try {
            return String.valueOf(value);
        } catch (Throwable unprintable) {
            return value.getClass().getName() + " (whose toString() threw)";
        }
    }
}
