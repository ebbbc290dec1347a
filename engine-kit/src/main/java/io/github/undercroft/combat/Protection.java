package io.github.undercroft.combat;

import io.github.undercroft.Armour;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import java.util.Objects;

/**
 * Armour, or resistance, that takes a fixed number of points off each blow of one kind of damage: a coat of mail, a thick hide.
 * Whatever is of another kind goes through.
 *
 * @param against what kind of damage
 * @param points how many, 0 or more; a blow of fewer does nothing
 */
public record Protection(DamageKind against, int points) implements Armour {

    public Protection {
        Objects.requireNonNull(against, "against");
        if (points < 0) {
            throw new IllegalArgumentException(
                    "Protection takes 0 or more points off; this is " + points + ". To increase damage, use a weapon");
        }
    }

    /** @return armour against physical damage */
    public static Protection of(int points) {
        return new Protection(DamageKind.PHYSICAL, points);
    }

    /** @return what lets nothing of that kind of damage through */
    public static Protection immuneTo(DamageKind kind) {
        return new Protection(kind, Integer.MAX_VALUE);
    }

    @Override
    public Damage softened(Damage damage) {
        return damage.kind().equals(against)
                ? new Damage(Math.max(0, damage.amount() - points), damage.kind(), damage.cause())
                : damage;
    }
}
