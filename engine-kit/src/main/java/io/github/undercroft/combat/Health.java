package io.github.undercroft.combat;

import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.value.SavedAs;

/**
 * Hit points.
 *
 * @param hitPoints the hit points left, 0 to {@code max}; 0 is dead
 * @param max the maximum, 1 or more
 */
public record Health(int hitPoints, @SavedAs("most") int max) implements Destructible {

    public Health {
        if (max < 1) {
            throw new IllegalArgumentException("The maximum of hit points is 1 or more; this is " + max
                    + ". An entity that can't be hurt needs no Health");
        }
        if (hitPoints < 0 || hitPoints > max) {
            throw new IllegalArgumentException("Hit points are 0 to " + max + "; this is " + hitPoints
                    + ". Give fewer hit points, or a higher maximum");
        }
    }

    /** @return unhurt, with that many hit points */
    public static Health of(int max) {
        return new Health(max, max);
    }

    @Override
    public Health damaged(Damage damage) {
        return new Health(Math.max(0, hitPoints - damage.amount()), max);
    }

    @Override
    public Health healed(int points) {
        return new Health(Math.min(max - hitPoints, points) + hitPoints, max);
    }
}
