package io.github.undercroft.testkit;

import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.Seeds;
import java.util.Optional;

/**
 * What came of one step, and the state after it.
 *
 * @param step empty if the game's own code threw
 * @param thrown what it threw
 * @param hash of the state and of what was thrown
 */
record StepDone(Optional<Step> step, Optional<Throwable> thrown, long hash) {

    /** Plays one step of a game. */
    static StepDone of(Game game) {
        try {
            Step step = game.step();
            return new StepDone(Optional.of(step), Optional.empty(), game.stateHash());
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return ofThrown(thrown);
        }
    }

    static StepDone ofThrown(Throwable thrown) {
        Throwable cause = Optional.ofNullable(thrown.getCause()).orElse(thrown);
        return new StepDone(
                Optional.empty(),
                Optional.of(thrown),
                Seeds.derive(0, cause.getClass().getName()));
    }

    /** Whether the game can go on after it. */
    boolean isPlayed() {
        return step.filter(each -> each instanceof Step.Acted || each instanceof Step.Awaiting)
                .isPresent();
    }
}
