package io.github.undercroft.effect;

import io.github.undercroft.Effect;
import io.github.undercroft.Speed;
import io.github.undercroft.value.SavedAs;

/**
 * Makes its bearer quicker or slower: haste and slowness. Several multiply. {@link Haste} gives it a kind and a time.
 *
 * <p>The speed is rounded to the nearest whole number, halves up, and stays from 1 to {@link Speed#MAX}. In a turn order with
 * small numbers, such as energy by resting, a small change may therefore be none.
 *
 * @param percent of the speed without it, 1 to 10,000: 200 is twice as quick, 50 half
 */
@SavedAs("pace")
public record Quickness(int percent) implements Effect, Graded {

    public Quickness {
        if (percent < 1 || percent > 10_000) {
            throw new IllegalArgumentException("Quickness is 1 to 10000 percent of the usual; this is " + percent
                    + ". Give 100 for the usual, 200 for twice as fast");
        }
    }

    @Override
    public int speed(int rate) {
        long changed = ((long) rate * percent + 50) / 100;
        return (int) Math.max(1, Math.min(Speed.MAX, changed));
    }

    /** How far it is from the usual. */
    @Override
    public int strength() {
        return Math.abs(percent - 100);
    }
}
