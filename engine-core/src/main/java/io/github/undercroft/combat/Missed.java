package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A blow missed somebody, and did nothing.
 *
 * @param who who struck
 * @param whom who was missed
 * @param at where that one was
 * @param weapon what with, a weapon or a missile
 * @param roll how it came to miss
 */
public record Missed(EntityId who, EntityId whom, Point at, Component weapon, HitRoll roll) implements GameEvent {
    /** Refuses null. */
    public Missed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(whom, "whom");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(weapon, "weapon");
        Objects.requireNonNull(roll, "roll");
    }

    @Override
    public Optional<Point> place() {
        return Optional.of(at);
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who, whom);
    }
}
