package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A blow hit. The events that follow say what it did.
 *
 * @param who the attacker
 * @param whom the creature that was struck
 * @param at its cell
 * @param weapon the weapon or missile
 * @param roll the roll to hit; empty if it always hits
 * @param damage the damage roll, before armour
 */
public record Struck(EntityId who, EntityId whom, Point at, Component weapon, Optional<HitRoll> roll, DamageRoll damage)
        implements CellEvent {
    public Struck {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(whom, "whom");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(weapon, "weapon");
        Objects.requireNonNull(roll, "roll");
        Objects.requireNonNull(damage, "damage");
    }

    @Override
    public List<EntityId> involved() {
        return ImmutableList.of(who, whom);
    }
}
