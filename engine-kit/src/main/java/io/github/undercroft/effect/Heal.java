package io.github.undercroft.effect;

import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import io.github.undercroft.random.Dice;
import java.util.Objects;

/** Heals as many points as the dice say, by the game's own chance; less than 0 counts as 0. */
public record Heal(Dice points) implements Consequence, Graded {
    public Heal {
        Objects.requireNonNull(points, "points");
    }

    /** @return healing of just that many points, 0 or more */
    public static Heal of(int points) {
        if (points < 0) {
            throw new IllegalArgumentException(
                    "What heals gives 0 or more points; this is " + points + ". To hurt, see Harm");
        }
        return new Heal(Dice.constant(points));
    }

    /**
     * By dice, such as {@code 2d4}.
     *
     * @throws IllegalArgumentException if the text is no dice
     */
    public static Heal of(String dice) {
        return new Heal(Dice.of(dice));
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.heal(who, Math.max(0, points.roll(context.random())));
    }

    @Override
    public int strength() {
        return Harm.middle(points);
    }
}
