package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * So much of something, before it has a place.
 *
 * @param what a word that the game understands, as {@code "gold"}; it becomes that of a mark
 * @param amount how much of it, or of what level
 * @param inside what is in it, as in a chest
 */
public record Lot(String what, int amount, List<Lot> inside) {

    /** Copies the list; refuses a lot of nothing. */
    public Lot {
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(inside, "inside");
        if (what.isBlank()) {
            throw new IllegalArgumentException("A lot needs a word for what it is, as \"gold\"; this one is blank");
        }
        inside = ImmutableList.copyOf(inside);
    }

    /** @return so much of that, with nothing in it */
    public static Lot of(String what, int amount) {
        return new Lot(what, amount, ImmutableList.of());
    }

    @Override
    public String toString() {
        return what + " " + amount + (inside.isEmpty() ? "" : " with " + inside);
    }
}
