package io.github.undercroft.perception;

/**
 * When somebody wakes and falls asleep, by the level of its {@link Alertness}. All numbers are of
 * {@link Alertness#MOST}, 10,000 for the whole.
 *
 * <p>Source of the usual numbers: Hauberk, a game by Robert Nystrom.
 *
 * @param mayFrom the level from which on it may wake; the usual one is 1,000, a tenth
 * @param surelyFrom the level from which on it wakes for sure, above {@code mayFrom}; the usual one is 8,000
 * @param leastChance the chance to wake each turn at {@code mayFrom}, 500 as a rule; it grows to the whole with the third
 *     power of the way to {@code surelyFrom}
 * @param asleepBelow the level below which it falls asleep, 100 as a rule; at 0 it never does
 */
public record Waking(int mayFrom, int surelyFrom, int leastChance, int asleepBelow) {

    /** The usual numbers. */
    public static final Waking USUAL = new Waking(1_000, 8_000, 500, 100);

    /** Refuses numbers out of range, with an {@link IllegalArgumentException}. */
    public Waking {
        check("level from which on one may wake", mayFrom);
        check("level from which on one wakes for sure", surelyFrom);
        check("least chance to wake", leastChance);
        check("level below which one falls asleep", asleepBelow);
        if (mayFrom >= surelyFrom) {
            throw new IllegalArgumentException("One may wake from " + mayFrom + " on and wakes for sure from "
                    + surelyFrom + " on; the second level must be the higher one");
        }
    }

    private static void check(String what, int number) {
        if (number < 0 || number > Alertness.MOST) {
            throw new IllegalArgumentException("The " + what + " is 0 to " + Alertness.MOST + "; this is " + number);
        }
    }

    /** @return the same, for somebody who falls asleep below that level */
    public Waking withSleepBelow(int level) {
        return new Waking(mayFrom, surelyFrom, leastChance, level);
    }

    /**
     * The chance to wake in one turn at that level, of 10,000 and rounded down.
     *
     * @param level 0 to {@link Alertness#MOST}
     */
    public int chance(int level) {
        if (level < mayFrom) {
            return 0;
        }
        if (level >= surelyFrom) {
            return Alertness.MOST;
        }
        long way = (long) level - mayFrom;
        long whole = (long) surelyFrom - mayFrom;
        return leastChance + (int) ((Alertness.MOST - leastChance) * way * way * way / (whole * whole * whole));
    }
}
