package io.github.undercroft.front.sheet;

import io.github.undercroft.Look;
import java.util.Objects;

/**
 * How something on the board is shown.
 *
 * @param name what it is called, by which a surface may find a picture of it; empty for what was never seen
 * @param look how it is shown without one
 */
public record Appearance(String name, Look look) {

    /** What was never seen. */
    public static final Appearance UNSEEN = new Appearance("", Look.of(" ", 0));

    /** Refuses null. */
    public Appearance {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(look, "look");
    }
}
