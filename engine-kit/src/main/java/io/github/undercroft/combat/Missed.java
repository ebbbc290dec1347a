package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * A blow missed.
 *
 * @param who the attacker
 * @param whom the creature that was missed
 * @param at its cell
 * @param weapon the weapon or missile
 * @param roll the roll that missed
 */
public record Missed(EntityId who, EntityId whom, Point at, Component weapon, HitRoll roll) implements CellEvent {
    public Missed {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(whom, "whom");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(weapon, "weapon");
        Objects.requireNonNull(roll, "roll");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who, whom);
    }
}
