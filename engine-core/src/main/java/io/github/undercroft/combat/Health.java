package io.github.undercroft.combat;

import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Destructible;

/**
 * Plain hit points.
 *
 * @param hitPoints what is left, 0 to {@code most}; 0 is dead
 * @param most as many as it can have, 1 or more
 */
public record Health(int hitPoints, int most) implements Destructible {

    /** Refuses numbers out of range. */
    public Health {
        if (most < 1) {
            throw new IllegalArgumentException(
                    "The most hit points are 1 or more; this is " + most + ". What can't be hurt needs no Health");
        }
        if (hitPoints < 0 || hitPoints > most) {
            throw new IllegalArgumentException("Hit points are 0 to " + most + "; this is " + hitPoints
                    + ". Give fewer than that, or a higher most");
        }
    }

    /** @return unhurt, with that many hit points */
    public static Health of(int most) {
        return new Health(most, most);
    }

    @Override
    public Health damaged(Damage damage) {
        return new Health(Math.max(0, hitPoints - damage.amount()), most);
    }

    @Override
    public Health healed(int points) {
        return new Health(Math.min(most - hitPoints, points) + hitPoints, most);
    }
}
