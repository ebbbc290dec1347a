package io.github.undercroft.combat;

import io.github.undercroft.random.Dice;
import java.util.Objects;

/**
 * How it is decided whether a blow hits: dice and the attacker's bonuses have to reach a number and the defender's bonuses.
 *
 * @param dice what is rolled
 * @param needed what is needed against somebody without any defence
 */
public record ToHit(Dice dice, int needed) {
    /** Refuses null. */
    public ToHit {
        Objects.requireNonNull(dice, "dice");
    }

    /** @return the usual: one die of 20 sides against 10 */
    public static ToHit d20() {
        return new ToHit(Dice.of(1, 20), 10);
    }

    /** @return how likely it is in that clash, 0 to 1, rounded once at the end */
    public double chance(Clash clash) {
        HitRoll least = new HitRoll(0, needed, clash.attackBonuses(), clash.defenceBonuses());
        long missing = (long) least.against() - least.total();
        if (missing > dice.most()) {
            return 0;
        }
        return missing <= dice.least() ? 1 : dice.distribution().chanceOfAtLeast((int) missing);
    }
}
