package io.github.undercroft.dungeon.vault;

import io.github.undercroft.dungeon.CellKind;
import java.util.Objects;
import java.util.Optional;

/**
 * What a glyph of a drawn vault stands for.
 *
 * @param role its part in the vault
 * @param kind the kind of the cell; for an entrance, the kind if it is the one that is used
 * @param thing the thing on it, if any
 */
public record VaultCell(Role role, CellKind kind, Optional<Thing> thing) {

    /** The part of a cell in a vault. */
    public enum Role {
        /** Not part of the vault: the level stays as it is there. */
        OUTSIDE,
        /** As it is drawn. */
        INSIDE,
        /** A place where the vault may be joined to the level. One of them is used; the others become rock. */
        ENTRANCE
    }

    /**
     * A thing on a cell; it becomes a mark.
     *
     * @param what a word that the theme knows, such as {@code "gold"}
     * @param amount how much of it, or of what level; 1 if neither applies
     */
    public record Thing(String what, int amount) {

        /** Refuses a thing without a word for it. */
        public Thing {
            Objects.requireNonNull(what, "what");
            if (what.isBlank()) {
                throw new IllegalArgumentException(
                        "A thing in a vault needs a word for it, such as \"gold\"; this one is blank");
            }
        }
    }

    /** Refuses stairs, entrances that are solid, and things on solid cells, entrances and outside. */
    public VaultCell {
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(thing, "thing");
        if (kind == CellKind.STAIRS_UP || kind == CellKind.STAIRS_DOWN) {
            throw new IllegalArgumentException(
                    "A vault has no stairs, for a level has its own; mark a floor cell instead of " + kind);
        }
        if (role == Role.ENTRANCE && !kind.isPassable()) {
            throw new IllegalArgumentException(
                    "Nothing can enter through " + kind + "; make the entrance a door or floor");
        }
        if (thing.isPresent() && (role != Role.INSIDE || !kind.isPassable())) {
            throw new IllegalArgumentException(
                    thing.get() + " can't be on " + role + " " + kind + "; put it on a passable cell inside");
        }
    }

    /** @return a cell inside of that kind, with nothing on it */
    public static VaultCell of(CellKind kind) {
        return new VaultCell(Role.INSIDE, kind, Optional.empty());
    }

    /** @return an entrance that becomes that kind if it is used */
    public static VaultCell entrance(CellKind kind) {
        return new VaultCell(Role.ENTRANCE, kind, Optional.empty());
    }

    /** @return a cell that is not part of the vault */
    public static VaultCell outside() {
        return new VaultCell(Role.OUTSIDE, CellKind.ROCK, Optional.empty());
    }

    /**
     * The same with that thing on it.
     *
     * @throws IllegalArgumentException if there is a thing on it already
     */
    public VaultCell with(String what, int amount) {
        if (thing.isPresent()) {
            throw new IllegalArgumentException(
                    "There is " + thing.get() + " on that cell already; begin with another cell for " + what);
        }
        return new VaultCell(role, kind, Optional.of(new Thing(what, amount)));
    }

    boolean isOutside() {
        return role == Role.OUTSIDE;
    }

    boolean isEntrance() {
        return role == Role.ENTRANCE;
    }

    /** Whether it is passable whichever entrance is used. */
    boolean isPassableInside() {
        return role == Role.INSIDE && kind.isPassable();
    }
}
