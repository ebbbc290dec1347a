package io.github.undercroft.model;

/** A kind of damage. Authors add their own: {@code new DamageKind("fire")}. */
public record DamageKind(String name) {

    /** Blows, cuts and falls. */
    public static final DamageKind PHYSICAL = new DamageKind("physical");

    /** Refuses an empty name. */
    public DamageKind {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A kind of damage needs a name, for example \"fire\"");
        }
    }
}
