package io.github.undercroft;

import java.util.Optional;
import java.util.function.Predicate;

/** Says when a game is over. Asked at the end of every turn. */
@FunctionalInterface
public interface EndCondition {

    /** @return the outcome, or empty while the game goes on */
    Optional<Outcome> check(GameView game);

    /** @return this condition, asked only while that holds: won only once all levels have been seen */
    default EndCondition onlyIf(Predicate<GameView> that) {
        return game -> that.test(game) ? check(game) : Optional.empty();
    }
}
