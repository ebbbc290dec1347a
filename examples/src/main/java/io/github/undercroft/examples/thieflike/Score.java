package io.github.undercroft.examples.thieflike;

import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.Reaction;
import java.util.Optional;

/** The score of a game. */
final class Score {

    static final int MAX_TURNS_OF_A_BOT = 10_000;

    private Score() {}

    /** The number of pieces of gold in purses. */
    static int gold(GameView game) {
        return game.entities().stream()
                .flatMap(each -> Reaction.Several.find(each, Purse.class).stream())
                .mapToInt(Purse::gold)
                .sum();
    }

    /** The thief's death ends the game; the score counts. */
    static Optional<Outcome> lostByDeath(GameView game) {
        return EndConditions.lostWithout(Faction.PLAYERS).check(game).map(lost -> ended(game, lost.result(), ""));
    }

    /** Ends the game of a bot that lives too long. */
    static Optional<Outcome> drawnByTime(GameView game) {
        return game.now() < MAX_TURNS_OF_A_BOT
                ? Optional.empty()
                : Optional.of(ended(game, Outcome.Result.DRAWN, ", " + MAX_TURNS_OF_A_BOT + " turns"));
    }

    private static Outcome ended(GameView game, Outcome.Result result, String more) {
        return new Outcome(result, gold(game) + " gold, depth " + game.levels().size() + more).withScore(gold(game));
    }
}
