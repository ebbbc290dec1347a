package io.github.undercroft.stairs;

import io.github.undercroft.Refusal;
import java.util.Objects;
import java.util.Optional;

/**
 * The actor stands on no stairs, or on none that go that way.
 *
 * @param way where it wanted to go; empty if any way would have done
 */
public record NoStairs(Optional<Stairs.Way> way) implements Refusal {
    public NoStairs {
        Objects.requireNonNull(way, "way");
    }
}
