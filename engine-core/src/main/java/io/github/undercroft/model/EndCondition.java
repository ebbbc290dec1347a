package io.github.undercroft.model;

import java.util.Optional;

/** Says when a game is over. Asked at the end of every turn. */
@FunctionalInterface
public interface EndCondition {

    /** @return the outcome, or empty while the game goes on */
    Optional<Outcome> check(GameView game);
}
