package io.github.undercroft;

/**
 * How quick an actor is, in the unit of the game's turn order. Without it an actor has the order's normal
 * rate: 60 by speed, 1 by resting, 100 in a timeline (see {@code Schedulers}).
 *
 * @param rate 1 to {@link #MAX}
 */
public record Speed(int rate) implements Component {

    /** The highest rate: 1,000,000. */
    public static final int MAX = 1_000_000;

    /** @return an actor as quick as that rate, in the unit of the game's turn order */
    public static Speed of(int rate) {
        return new Speed(rate);
    }

    public Speed {
        if (rate < 1 || rate > MAX) {
            throw new IllegalArgumentException("A speed is 1 to " + MAX + "; this is " + rate);
        }
    }
}
