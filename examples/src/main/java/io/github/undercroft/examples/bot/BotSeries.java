package io.github.undercroft.examples.bot;

import com.google.common.collect.ImmutableMultiset;
import io.github.undercroft.study.PlayedGame;
import java.util.function.Consumer;

/**
 * Plays games with consecutive seeds, and prints one line about each and one about all. The lines are the same at every
 * run.
 *
 * @param player plays each game
 * @param lines receives the lines
 * @param faults receives what was thrown in the first broken game, before its line
 * @param results receives the result of each game that ended
 */
public record BotSeries(
        BotGame bot, OneGame player, Consumer<String> lines, Consumer<Throwable> faults, Consumer<PlayedGame> results) {

    /** Plays one game of a series. */
    @FunctionalInterface
    public interface OneGame {

        /** Plays the game of that seed to its end. */
        PlayedGame play(BotGame bot, long seed);
    }

    /** A series of which only the lines matter. */
    public BotSeries(BotGame bot, Consumer<String> lines, Consumer<Throwable> faults) {
        this(bot, BotGame::play, lines, faults, result -> {});
    }

    /** Plays a number of games, starting with the given seed. @return the result of each */
    public ImmutableMultiset<String> play(long firstSeed, int games) {
        ImmutableMultiset.Builder<String> all = ImmutableMultiset.builder();
        boolean isWhole = true;
        for (int i = 0; i < games; i++) {
            PlayedGame played = player.play(bot, firstSeed + i);
            if (isWhole) {
                played.thrown().ifPresent(faults);
            }
            isWhole &= played.thrown().isEmpty();
            lines.accept(
                    bot.game().about().name() + " " + bot.size() + ", seed " + played.seed() + ": " + ending(played));
            all.add(played.result());
        }
        ImmutableMultiset<String> results = all.build();
        lines.accept(bot.game().about().name() + ", " + games + (games == 1 ? " game: " : " games: ")
                + results.count("won") + " won, " + results.count("lost") + " lost, " + results.count("drawn")
                + " drawn, " + broken(results) + " broken");
        return results;
    }

    /** @return how many games did not end */
    public static int broken(ImmutableMultiset<String> results) {
        return results.count("broken") + results.count("stalled");
    }

    private String ending(PlayedGame played) {
        if (played.thrown().isPresent()) {
            return "broken by " + played.thrown().get().getClass().getSimpleName();
        }
        if (played.result().equals("stalled")) {
            return "stalled, " + played.cause();
        }
        results.accept(played);
        return played.result() + " in " + played.turns() + " turns ("
                + played.measured().get(BotGame.REASON) + "), state " + played.state();
    }
}
