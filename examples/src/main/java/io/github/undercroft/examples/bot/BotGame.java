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

    /** More turns, of all actors together, than any game takes that gets anywhere. */
    private static final int MOST_TURNS = 1_000_000;

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
     * @throws StalledException if it comes to no end, or a {@link StallWatch} finds that it gets nowhere
     */
    public Result play(long seed) {
        Game running = Game.start(game.rules(size, Seat.BOT), seed);
        Causes causes = new Causes(running.view());
        StallWatch watch = StallWatch.over(running);
        for (int turns = 0; turns <= MOST_TURNS; turns++) {
            Step step = running.step();
            check.accept(running);
            if (step instanceof Step.Over over) {
                int levels = running.view().levels().size();
                return new Result(over.outcome(), turns, running.stateHash(), levels, causes.all());
            }
            if (!(step instanceof Step.Acted acted)) {
                throw new StalledException("nobody goes on after " + turns + " turns: " + step);
            }
            causes.add(acted);
            watch.after(acted);
        }
        throw new StalledException("no end after " + MOST_TURNS + " turns");
    }
}
