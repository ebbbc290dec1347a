package io.github.undercroft.time;

/**
 * Thirteen speeds for {@link Schedulers#energyBySpeed()}, from 0 to 12, with 6 as the normal one: what each gains in a pass.
 * From a quarter to four times the normal pace; a haste or a chill is a step or more up or down the table.
 *
 * <p>The steps are those of Hauberk, a game by Robert Nystrom.
 */
public final class Speeds {
    /** A quarter of the normal pace. */
    public static final int SLOWEST = 0;
    /** One action in four passes. */
    public static final int NORMAL = 6;
    /** Four times the normal pace: an action in every pass. */
    public static final int FASTEST = 12;

    private static final int[] GAINS = {15, 20, 24, 30, 40, 50, 60, 80, 100, 120, 150, 180, 240};

    private Speeds() {}

    /**
     * The energy that an actor of that speed gains in a pass: its rate.
     *
     * @param speed 0 to 12
     * @throws IllegalArgumentException if there is no such speed; a game that adds haste to a speed clamps the sum
     */
    public static int gain(int speed) {
        if (speed < SLOWEST || speed > FASTEST) {
            throw new IllegalArgumentException(
                    "a speed must be " + SLOWEST + " to " + FASTEST + ": " + speed + "; clamp it first");
        }
        return GAINS[speed];
    }
}
