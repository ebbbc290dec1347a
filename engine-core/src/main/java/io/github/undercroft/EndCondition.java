package io.github.undercroft;

import java.util.List;
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

    /**
     * What is likely wrong with it in a game whose levels of fixed content begin with those, in sentences; told by {@code
     * rules.warnings()}. By default nothing.
     */
    default List<String> doubts(List<Blueprint> placed) {
        return List.of();
    }

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
        EndCondition all = this;
        return new EndCondition() {
            @Override
            public boolean isOver(GameView game) {
                return that.test(game) && all.isOver(game);
            }

            @Override
            public Outcome outcome(GameView game) {
                return all.outcome(game);
            }

            @Override
            public List<String> doubts(List<Blueprint> placed) {
                return all.doubts(placed);
            }
        };
    }
}
