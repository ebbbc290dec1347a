package io.github.undercroft;

import java.util.Objects;

/** A kind of damage. Authors add their own: {@code new DamageKind("fire")}. */
public record DamageKind(String name) {

    /** Blows, cuts and falls. */
    public static final DamageKind PHYSICAL = new DamageKind("physical");

    public DamageKind {
        Objects.requireNonNull(name, "name");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A kind of damage needs a name, for example \"fire\"");
        }
    }
}
