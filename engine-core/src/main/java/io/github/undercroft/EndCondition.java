package io.github.undercroft;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Says when a game is over, and how it ended. A score belongs into the outcome, which is made once, and not into the
 * question that is asked at the end of every turn.
 *
 * <pre>{@code
 * EndCondition.when(game -> game.levels().size() > 5, game -> Outcome.won("deep enough").withScore((int) game.now()))
 * }</pre>
 */
public interface EndCondition {

    /** @return whether the game is over; asked at the end of every turn, so it should cost little */
    boolean isOver(GameView game);

    /** @return how the game ended; asked once, right after {@link #isOver} has said yes */
    Outcome outcome(GameView game);

    /** @return a game that is over when that holds, with that outcome */
    static EndCondition when(Predicate<GameView> isOver, Function<GameView, Outcome> outcome) {
        Objects.requireNonNull(isOver, "isOver");
        Objects.requireNonNull(outcome, "outcome");
        return new EndCondition() {
            @Override
            public boolean isOver(GameView game) {
                return isOver.test(game);
            }

            @Override
            public Outcome outcome(GameView game) {
                return outcome.apply(game);
            }
        };
    }

    /** @return this condition, asked only while that holds: won only once all levels have been seen */
    default EndCondition onlyIf(Predicate<GameView> that) {
        Objects.requireNonNull(that, "that");
        return when(game -> that.test(game) && isOver(game), this::outcome);
    }
}
