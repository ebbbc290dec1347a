package io.github.undercroft.sense;

import io.github.undercroft.value.SavedAs;

/**
 * The rule for waking and falling asleep, by the level of {@link Alertness}. All numbers are of {@link Alertness#MAX},
 * 10,000 for the whole.
 *
 * <p>Source of the usual numbers: Hauberk, a game by Robert Nystrom.
 *
 * @param mayFrom the level from which it may wake; the usual one is 1,000, a tenth
 * @param surelyFrom the level from which on it wakes for sure, above {@code mayFrom}; the usual one is 8,000
 * @param minChance the chance to wake each turn at {@code mayFrom}, 500 as a rule; it grows to the whole with the
 *     third power of the way to {@code surelyFrom}
 * @param asleepBelow the level below which it falls asleep, 100 as a rule; at 0 it never does
 */
public record Waking(
        int mayFrom, int surelyFrom, @SavedAs("leastChance") int minChance, int asleepBelow) {

    /** The usual numbers. */
    public static final Waking USUAL = new Waking(1_000, 8_000, 500, 100);

    public Waking {
        check("level from which it may wake", mayFrom);
        check("level from which it wakes for certain", surelyFrom);
        check("minimum chance to wake", minChance);
        check("level below which it falls asleep", asleepBelow);
        if (mayFrom >= surelyFrom) {
            throw new IllegalArgumentException("A sleeper may wake from " + mayFrom + " on and wakes for certain from "
                    + surelyFrom + " on; the second level must be the higher one");
        }
    }

    private static void check(String what, int number) {
        if (number < 0 || number > Alertness.MAX) {
            throw new IllegalArgumentException("The " + what + " is 0 to " + Alertness.MAX + "; this is " + number);
        }
    }

    /**
     * The chance to wake in one turn at that level, of 10,000 and rounded down.
     *
     * @param level 0 to {@link Alertness#MAX}
     */
    public int chance(int level) {
        if (level < mayFrom) {
            return 0;
        }
        if (level >= surelyFrom) {
            return Alertness.MAX;
        }
        long way = (long) level - mayFrom;
        long whole = (long) surelyFrom - mayFrom;
        return minChance + (int) ((Alertness.MAX - minChance) * way * way * way / (whole * whole * whole));
    }
}
