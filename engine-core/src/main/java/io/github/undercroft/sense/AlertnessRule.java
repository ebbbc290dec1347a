package io.github.undercroft.sense;

import java.util.Objects;

/**
 * The numbers by which an actor sleeps, wakes and stays alert. At each own turn it keeps a part of its level, and gains a
 * part of what it notices; in whole numbers, so that nothing drifts.
 *
 * <p>Source of the usual numbers: Hauberk, a game by Robert Nystrom.
 *
 * @param kept how much of the level is left after a turn, 0 to 100 percent; the usual is 75
 * @param gained how much of what is noticed is added, 0 to 100 percent; the usual is 20
 * @param noticing how much is noticed
 * @param waking when it wakes and falls asleep
 */
public record AlertnessRule(int kept, int gained, Noticing noticing, Waking waking) {

    /** The usual numbers. */
    public static final AlertnessRule USUAL = new AlertnessRule(75, 20, Noticing.USUAL, Waking.USUAL);

    public AlertnessRule {
        Objects.requireNonNull(noticing, "noticing");
        Objects.requireNonNull(waking, "waking");
        if (kept < 0 || kept > 100 || gained < 0 || gained > 100) {
            throw new IllegalArgumentException(
                    "Of the alertness " + kept + " percent would be kept and of what is noticed " + gained
                            + " percent gained; both must be 0 to 100");
        }
    }

    /** @return the same with another rule for noticing */
    public AlertnessRule replacing(Noticing other) {
        return new AlertnessRule(kept, gained, other, waking);
    }

    /** @return these numbers with other ones for waking and falling asleep */
    public AlertnessRule replacing(Waking other) {
        return new AlertnessRule(kept, gained, noticing, other);
    }

    /**
     * The level after one more turn, rounded down.
     *
     * @param level 0 to {@link Alertness#MAX}
     * @param noticed how much was noticed, 0 or more, of {@link Alertness#MAX}
     */
    public int next(int level, int noticed) {
        long next = ((long) kept * level + (long) gained * noticed) / 100;
        return (int) Math.min(Alertness.MAX, next);
    }
}
