package io.github.undercroft.follower;

import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;
import java.util.Optional;

/**
 * What its leader told a companion last. The behaviour {@code Obey} of engine-pathfinding does it, and a {@link Companion} that is told to
 * stay does not follow to other levels. Without an order it follows and fights.
 *
 * @param kind what it is told
 * @param prey whom it is told to attack; empty for the other orders
 */
public record Order(Kind kind, Optional<EntityId> prey) implements Component {

    /** The orders. */
    @SavedAs("order-kind")
    public enum Kind {
        STAY,
        COME,
        ATTACK
    }

    public Order {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(prey, "prey");
        if (prey.isPresent() != (kind == Kind.ATTACK)) {
            throw new IllegalArgumentException("Only an order to attack has a prey; this is " + kind + " with " + prey);
        }
    }

    /** @return the order to stay where it is, and to strike only what comes in reach */
    public static Order stay() {
        return new Order(Kind.STAY, Optional.empty());
    }

    /** @return the order to come along, and to fight only beside the leader */
    public static Order come() {
        return new Order(Kind.COME, Optional.empty());
    }

    /** @return the order to attack that entity; while nobody knows where it is, it follows */
    public static Order attack(EntityId prey) {
        return new Order(Kind.ATTACK, Optional.of(prey));
    }

    /** @return whether it is told to stay */
    public boolean isToStay() {
        return kind == Kind.STAY;
    }
}
