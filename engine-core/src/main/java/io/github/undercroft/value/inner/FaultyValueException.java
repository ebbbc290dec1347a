package io.github.undercroft.value.inner;

import java.util.Objects;

/**
 * Thrown by ready-made actions when a value that they call throws: an attack its weapon, a step the terrain. The message
 * names the value, by its class if it can't be printed, so that an error says more than the name of the action.
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
