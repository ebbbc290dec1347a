package io.github.undercroft.effect;

import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Speed;

/**
 * Makes its bearer quicker or slower: haste and slowness. Several multiply.
 *
 * <p>The speed is rounded to the nearest whole number, halves up, and stays from 1 to {@link Speed#MOST}. In a turn order with
 * small numbers, such as energy by resting, a small change may therefore be none.
 *
 * @param percent of the speed without it, 1 to 10,000: 200 is twice as quick, 50 half
 */
public record Pace(int percent) implements Effect, Graded {

    /** Refuses a number out of range, with an {@link IllegalArgumentException}. */
    public Pace {
        if (percent < 1 || percent > 10_000) {
            throw new IllegalArgumentException("A pace is 1 to 10000 percent of the usual; this is " + percent
                    + ". Give 100 for the usual, 200 for twice as fast");
        }
    }

    /** @return being twice as quick for so many turns, 1 to {@link Span#MOST_TURNS}; more of it lasts longer */
    public static Lasting haste(int turns) {
        return Lasting.of(EffectKind.HASTE, new Pace(200), turns).stacking(Stacking.EXTEND);
    }

    @Override
    public int speed(int rate) {
        long changed = ((long) rate * percent + 50) / 100;
        return (int) Math.max(1, Math.min(Speed.MOST, changed));
    }

    /** How far it is from the usual. */
    @Override
    public int strength() {
        return Math.abs(percent - 100);
    }
}
