package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * A roll to hit, with all that counted in it.
 *
 * @param rolled what the dice showed
 * @param needed what is needed against somebody without any defence
 * @param attack what was added to the roll
 * @param defence what was added to the number needed
 */
public record HitRoll(int rolled, int needed, List<Bonus> attack, List<Bonus> defence) {

    /** Copies the lists. */
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

    /** @return whether it hits: the total is as much as what it is against, or more */
    public boolean isHit() {
        return total() >= against();
    }
}
