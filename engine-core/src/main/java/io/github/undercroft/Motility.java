package io.github.undercroft;

import java.util.Objects;

/** A way of getting about. Authors add their own: {@code new Motility("burrow")}. */
public record Motility(String name) {

    /** On foot: how everything moves that has no {@link Moves}. */
    public static final Motility WALK = new Motility("walk");

    /** Through the air, as arrows do. */
    public static final Motility FLY = new Motility("fly");

    /** Through water. */
    public static final Motility SWIM = new Motility("swim");

    public Motility {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A motility needs a name, for example \"burrow\"");
        }
    }
}
