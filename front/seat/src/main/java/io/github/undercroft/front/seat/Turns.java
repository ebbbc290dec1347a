package io.github.undercroft.front.seat;

import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import java.util.Optional;
import java.util.function.Predicate;

/** Plays a game up to where it waits for input, or to its end. */
final class Turns {

    /** So many turns in which nobody is awaited are more than a round of the largest games. */
    static final int MAX = 10_000;

    private Turns() {}

    /**
     * Plays on.
     *
     * @param goesOn told of each turn; false ends it there
     * @return where it waits, is over or idle; empty if it was ended, or nobody is awaited for long
     */
    static Optional<Step> play(Game game, Predicate<Step.Acted> goesOn) {
        for (int turn = 0; turn < MAX; turn++) {
            Step step = game.step();
            if (!(step instanceof Step.Acted acted)) {
                return Optional.of(step);
            }
            if (!goesOn.test(acted)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
