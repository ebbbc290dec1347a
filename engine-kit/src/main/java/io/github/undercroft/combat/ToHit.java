package io.github.undercroft.combat;

import io.github.undercroft.random.Dice;
import java.util.Objects;

/**
 * The rule of a roll to hit: the dice plus the attacker's bonuses have to reach a number plus the defender's bonuses.
 *
 * @param dice the dice
 * @param needed the number needed against a defender without bonuses
 */
public record ToHit(Dice dice, int needed) {
    public ToHit {
        Objects.requireNonNull(dice, "dice");
    }

    /** @return the usual: one die of 20 sides against 10 */
    public static ToHit d20() {
        return new ToHit(Dice.of(1, 20), 10);
    }

    /** @return how likely it is in that clash, 0 to 1, rounded once at the end */
    public double chance(Clash clash) {
        return chance(new HitRoll(0, needed, clash.attackBonuses(), clash.defenceBonuses()));
    }

    /** @return how likely a hit was when that was rolled, whatever came of it, 0 to 1, rounded once at the end */
    public double chance(HitRoll made) {
        HitRoll min = new HitRoll(0, made.needed(), made.attack(), made.defence());
        long missing = (long) min.against() - min.total();
        if (missing > dice.max()) {
            return 0;
        }
        return missing <= dice.min() ? 1 : dice.distribution().chanceOfAtLeast((int) missing);
    }
}
