package io.github.undercroft.model;

/**
 * How quick an actor is, in the unit of the game's turn order. Without it an actor has the order's normal
 * rate: 60 by speed, 1 by resting, 100 in a timeline (see {@code TurnOrders}).
 *
 * @param rate 1 to {@link #MOST}
 */
public record Speed(int rate) implements Component {

    /** The highest rate: 1,000,000. */
    public static final int MOST = 1_000_000;

    /** Refuses a rate out of range. */
    public Speed {
        if (rate < 1 || rate > MOST) {
            throw new IllegalArgumentException("A speed is 1 to " + MOST + "; this is " + rate);
        }
    }

    @Override
    public Class<Speed> slot() {
        return Speed.class;
    }
}
