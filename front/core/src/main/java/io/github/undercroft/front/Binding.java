package io.github.undercroft.front;

import io.github.undercroft.geometry.Direction;
import java.util.Optional;

/**
 * The meaning of a key.
 *
 * @param verb the name of a {@link Verb} or of a {@link FrontVerb}, or {@link #STEP}
 * @param way the direction, for a verb that has one and need not ask for it
 */
public record Binding(String verb, Optional<Direction> way) {

    /** The verb for one step. */
    public static final String STEP = "step";

    /** @return a verb without a direction */
    public static Binding of(String verb) {
        return new Binding(verb, Optional.empty());
    }

    /** @return a verb in a direction */
    public static Binding of(String verb, Direction way) {
        return new Binding(verb, Optional.of(way));
    }

    /** @return the text for a table of keys: {@code step north} */
    @Override
    public String toString() {
        return verb + way.map(each -> " " + Ways.name(each)).orElse("");
    }
}
