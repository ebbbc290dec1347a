package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * An amount of something, before it has a place.
 *
 * @param what a word that the theme knows, such as {@code "gold"}; it becomes the word of a mark
 * @param amount how much of it, or of what level
 * @param inside its contents, as of a chest
 */
public record Lot(String what, int amount, List<Lot> inside) {

    public Lot {
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(inside, "inside");
        if (what.isBlank()) {
            throw new IllegalArgumentException(
                    "A lot needs a word for what it is, such as \"gold\"; this one is blank");
        }
        inside = ImmutableList.copyOf(inside);
    }

    /** @return so much of that word, with nothing inside */
    public static Lot of(String what, int amount) {
        return new Lot(what, amount, ImmutableList.of());
    }

    @Override
    public String toString() {
        return what + " " + amount + (inside.isEmpty() ? "" : " with " + inside);
    }
}
