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
 * A blow hit somebody. What it did is told by the events that follow.
 *
 * @param who who struck
 * @param whom who was struck
 * @param at where that one was
 * @param weapon what with, a weapon or a missile
 * @param roll how it came to hit; empty for what always hits
 * @param damage how hard it was meant to hit
 */
public record Struck(EntityId who, EntityId whom, Point at, Component weapon, Optional<HitRoll> roll, DamageRoll damage)
        implements GameEvent {
    /** Refuses null. */
    public Struck {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(whom, "whom");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(weapon, "weapon");
        Objects.requireNonNull(roll, "roll");
        Objects.requireNonNull(damage, "damage");
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
