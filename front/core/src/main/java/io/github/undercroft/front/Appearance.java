package io.github.undercroft.front;

import io.github.undercroft.Look;
import java.util.Objects;

/**
 * How something on the board is shown.
 *
 * @param name what it is called; empty for what was never seen
 * @param look its letter, for surfaces without pictures
 * @param tile the name of its picture, for the others
 */
public record Appearance(String name, Look look, String tile) {

    /** What was never seen. */
    public static final Appearance UNSEEN = new Appearance("", Look.of(" ", 0));

    public Appearance {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(tile, "tile");
    }

    /** @return this ground seen from above, as where more of it lies to the south: a wall is a {@code wall top} */
    public Appearance top() {
        return new Appearance(name, look, tile + " top");
    }

    /** Something whose picture has its own name. */
    public Appearance(String name, Look look) {
        this(name, look, name);
    }
}
