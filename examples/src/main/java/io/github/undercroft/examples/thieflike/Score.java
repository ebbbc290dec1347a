package io.github.undercroft.examples.thieflike;

import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;

/** The score of a game. */
final class Score {

    static final int MAX_TURNS_OF_A_BOT = 10_000;

    /** The thief's death ends the game; the score counts. */
    static final EndCondition LOST_BY_DEATH = EndCondition.when(
            EndConditions.lostWithout(Faction.PLAYERS)::isOver, game -> ended(game, Outcome.Result.LOST, ""));

    /** Ends the game of a bot that lives too long. */
    static final EndCondition DRAWN_BY_TIME = EndCondition.when(
            game -> game.now() >= MAX_TURNS_OF_A_BOT,
            game -> ended(game, Outcome.Result.DRAWN, ", " + MAX_TURNS_OF_A_BOT + " turns"));

    private Score() {}

    private static Outcome ended(GameView game, Outcome.Result result, String more) {
        int gold = Purse.goldIn(game.entities());
        return new Outcome(result, gold + " gold, depth " + game.levels().size() + more).withScore(gold);
    }
}
