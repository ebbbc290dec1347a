package io.github.undercroft.combat;

import com.google.common.primitives.Ints;
import io.github.undercroft.EntityId;
import java.util.List;
import java.util.Objects;

/**
 * A bonus in one attack, with its source.
 *
 * @param bearer the bearer of that component or effect: the fighter, or something that it wears
 * @param source the component or effect
 * @param amount the amount, never 0
 */
public record Bonus(EntityId bearer, BonusSource source, int amount) {
    public Bonus {
        Objects.requireNonNull(bearer, "bearer");
        Objects.requireNonNull(source, "source");
    }

    /** @return a number with all of these added; cut off where an int ends */
    static int added(int number, List<Bonus> bonuses) {
        long sum = number;
        for (Bonus bonus : bonuses) {
            sum += bonus.amount();
        }
        return Ints.saturatedCast(sum);
    }
}
