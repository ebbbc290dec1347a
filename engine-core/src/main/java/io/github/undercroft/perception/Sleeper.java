package io.github.undercroft.perception;

import io.github.undercroft.model.Controller;

/**
 * A brain that can be asleep. {@link Wary} is the ready one. A brain of your own that wraps a sleeper is one too, and
 * hands these two on; else nobody can tell that it sleeps, and it can't wake.
 *
 * <p>Whoever gets another controller, possessed or charmed, is as awake as that one.
 */
public interface Sleeper extends Controller {

    /** @return how awake it is */
    Alertness alertness();

    /** @return the same brain, that awake from now on */
    Sleeper with(Alertness next);
}
