package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * A damage roll with its bonuses, before armour.
 *
 * @param rolled the result of the dice
 * @param bonuses the bonuses added to it
 */
public record DamageRoll(int rolled, List<Bonus> bonuses) {

    public DamageRoll {
        Objects.requireNonNull(bonuses, "bonuses");
        bonuses = ImmutableList.copyOf(bonuses);
    }

    /** @return the damage: both together, 0 or more */
    public int amount() {
        return Math.max(0, Bonus.added(rolled, bonuses));
    }
}
