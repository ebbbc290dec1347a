package io.github.undercroft.examples.bot;

import com.google.common.base.Strings;
import io.github.undercroft.Outcome;
import java.util.function.Consumer;

/**
 * Plays games with consecutive seeds, and prints one line about each and one about all. The lines are the same at every
 * run.
 *
 * @param player plays each game
 * @param lines receives the lines
 * @param faults receives the exception of the first broken game, before its line
 * @param results receives the result of each game that ended
 */
public record BotSeries(
        BotGame bot,
        OneGame player,
        Consumer<String> lines,
        Consumer<Throwable> faults,
        Consumer<BotGame.Result> results) {

    /** Plays one game of a series. */
    @FunctionalInterface
    public interface OneGame {

        /** Plays the game of that seed to its end. */
        BotGame.Result play(BotGame bot, long seed);
    }

    /** A series of which only the lines matter. */
    public BotSeries(BotGame bot, Consumer<String> lines, Consumer<Throwable> faults) {
        this(bot, BotGame::play, lines, faults, result -> {});
    }

    /** The number of games by how they ended. */
    public record Tally(int won, int lost, int drawn, int broken) {

        private static final Tally NONE = new Tally(0, 0, 0, 0);

        /** @return the number of all games */
        public int games() {
            return won + lost + drawn + broken;
        }

        private Tally with(Outcome.Result result) {
            return new Tally(
                    won + (result == Outcome.Result.WON ? 1 : 0),
                    lost + (result == Outcome.Result.LOST ? 1 : 0),
                    drawn + (result == Outcome.Result.DRAWN ? 1 : 0),
                    broken);
        }

        private Tally withBroken() {
            return new Tally(won, lost, drawn, broken + 1);
        }
    }

    /** Plays a number of games, starting with the given seed. */
    public Tally play(long firstSeed, int games) {
        Tally tally = Tally.NONE;
        for (int i = 0; i < games; i++) {
            tally = play(firstSeed + i, tally);
        }
        lines.accept(bot.game().about().name() + ", " + tally.games() + (games == 1 ? " game: " : " games: ")
                + tally.won() + " won, " + tally.lost() + " lost, " + tally.drawn() + " drawn, " + tally.broken()
                + " broken");
        return tally;
    }

    private Tally play(long seed, Tally before) {
        String start = bot.game().about().name() + " " + bot.size() + ", seed " + seed + ": ";
        try {
            BotGame.Result result = player.play(bot, seed);
            results.accept(result);
            lines.accept(start + word(result.outcome().result()) + " in " + result.turns() + " turns ("
                    + result.reason() + "), state " + hex(result.stateHash()));
            return before.with(result.outcome().result());
        } catch (StalledException stalled) {
            lines.accept(start + "stalled, " + stalled.getMessage());
            return before.withBroken();
        } catch (RuntimeException | AssertionError thrown) {
            if (before.broken() == 0) {
                faults.accept(thrown);
            }
            lines.accept(start + "broken by " + thrown.getClass().getSimpleName());
            return before.withBroken();
        }
    }

    private static String word(Outcome.Result result) {
        return result == Outcome.Result.WON ? "won" : result == Outcome.Result.LOST ? "lost" : "drawn";
    }

    private static String hex(long hash) {
        return Strings.padStart(Long.toHexString(hash), 16, '0');
    }
}
