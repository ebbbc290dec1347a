package io.github.undercroft.event;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Armour or an effect reduced damage. {@link Damaged} says how much it let through.
 *
 * @param by the entity with the armour: a worn thing, or the creature itself
 * @param effect the effect, if it was one
 * @param taken the damage that was taken off
 */
public record Softened(EntityId who, Point at, EntityId by, Optional<Effect> effect, Damage taken)
        implements CellEvent {
    public Softened {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(effect, "effect");
        Objects.requireNonNull(taken, "taken");
    }

    @Override
    public Cause cause() {
        return taken.cause();
    }

    @Override
    public List<EntityId> involved() {
        return by.equals(who) ? ImmutableList.of(who) : ImmutableList.of(who, by);
    }
}
