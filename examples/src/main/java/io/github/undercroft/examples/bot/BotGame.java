package io.github.undercroft.examples.bot;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.model.Outcome;
import java.util.function.Consumer;

/**
 * Plays one game to its end. The same game, size and seed give the same result.
 *
 * @param check looks at the game after every step and throws if it finds it broken
 */
public record BotGame(BundledGame game, BoardSize size, Consumer<Game> check) {

    private static final int MOST_TURNS_ON_NO_BOARD = 2_000;

    /**
     * How a game ended.
     *
     * @param turns of all actors together
     * @param stateHash of the state in which it ended
     * @param levels how many levels it came to
     * @param causes what each of the players who died died of
     */
    public record Result(Outcome outcome, int turns, long stateHash, int levels, ImmutableList<String> causes) {}

    /**
     * Plays the game of that seed.
     *
     * @throws StalledException if it comes to no end
     */
    public Result play(long seed) {
        Game running = Game.start(game.rules(size, Seat.BOT), seed);
        Causes causes = new Causes(running.view());
        for (int turns = 0; turns <= mostTurns(running); turns++) {
            Step step = running.step();
            check.accept(running);
            if (step instanceof Step.Over over) {
                int levels = running.view().levels().size();
                return new Result(over.outcome(), turns, running.stateHash(), levels, causes.all());
            }
            if (step instanceof Step.Acted acted) {
                causes.add(acted);
            } else {
                throw new StalledException("nobody goes on after " + turns + " turns: " + step);
            }
        }
        throw new StalledException("no end after " + mostTurns(running) + " turns");
    }

    /** More turns than any game takes that gets anywhere: some thousands on each level of the largest boards. */
    private int mostTurns(Game running) {
        return (MOST_TURNS_ON_NO_BOARD + size.width() * size.height())
                * running.view().levels().size();
    }
}
