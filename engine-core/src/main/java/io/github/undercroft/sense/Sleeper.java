package io.github.undercroft.sense;

import io.github.undercroft.Brain;

/**
 * A brain that can be asleep. {@link Wary} is ready-made. A brain of your own that wraps a sleeper should implement
 * this too, and pass these two methods on; otherwise others cannot see that it sleeps, and it can't wake.
 *
 * <p>An actor with another brain, possessed or charmed, is as awake as that brain.
 */
public interface Sleeper extends Brain {

    /** @return how awake it is */
    Alertness alertness();

    /** @return the same brain, that awake from now on */
    Sleeper replacing(Alertness next);
}
