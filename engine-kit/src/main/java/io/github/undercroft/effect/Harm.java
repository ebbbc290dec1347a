package io.github.undercroft.effect;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EntityId;
import io.github.undercroft.random.Dice;
import java.util.Objects;

/** Does as much damage as the dice say, by the game's own chance; less than 0 counts as 0. */
public record Harm(Dice points, DamageKind kind) implements Consequence, Graded {
    public Harm {
        Objects.requireNonNull(points, "points");
        Objects.requireNonNull(kind, "kind");
    }

    /**
     * Physical damage by dice, such as {@code 1d6}.
     *
     * @throws IllegalArgumentException if the text is no dice
     */
    public static Harm of(String dice) {
        return new Harm(Dice.of(dice), DamageKind.PHYSICAL);
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.damage(who, new Damage(Math.max(0, points.roll(context.random())), kind, Cause.WORLD));
    }

    @Override
    public int strength() {
        return middle(points);
    }

    /** The middle between the least and the most, rounded down: a mean takes too long for some dice. */
    static int middle(Dice dice) {
        return (int) Math.floorDiv((long) dice.min() + dice.max(), 2L);
    }
}
