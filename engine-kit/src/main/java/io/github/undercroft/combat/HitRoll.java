package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * A roll to hit with its bonuses.
 *
 * @param rolled the result of the dice
 * @param needed the number needed against a defender without bonuses
 * @param attack the bonuses to the roll
 * @param defence the bonuses to the number needed
 */
public record HitRoll(int rolled, int needed, List<Bonus> attack, List<Bonus> defence) {

    public HitRoll {
        Objects.requireNonNull(attack, "attack");
        Objects.requireNonNull(defence, "defence");
        attack = ImmutableList.copyOf(attack);
        defence = ImmutableList.copyOf(defence);
    }

    /** @return the roll with the attacker's bonuses */
    public int total() {
        return Bonus.added(rolled, attack);
    }

    /** @return the number needed with the defender's bonuses */
    public int against() {
        return Bonus.added(needed, defence);
    }

    /** @return whether it hits: the total reaches the number needed or more */
    public boolean isHit() {
        return total() >= against();
    }
}
