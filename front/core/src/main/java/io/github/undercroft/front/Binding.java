package io.github.undercroft.front;

import io.github.undercroft.geometry.Direction;
import java.util.Optional;

/**
 * The meaning of a key.
 *
 * @param command the name of a {@link Control} or of a verb, or {@link #STEP}
 * @param way the direction, for a command that has one and need not ask for it
 */
public record Binding(String command, Optional<Direction> way) {

    /** The command for one step. */
    public static final String STEP = "step";

    /** @return a command without a direction */
    public static Binding of(String command) {
        return new Binding(command, Optional.empty());
    }

    /** @return a command in a direction */
    public static Binding of(String command, Direction way) {
        return new Binding(command, Optional.of(way));
    }

    /** @return the text for a table of keys: {@code step north} */
    @Override
    public String toString() {
        return command + way.map(each -> " " + Ways.name(each)).orElse("");
    }
}
