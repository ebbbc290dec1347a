package io.github.undercroft.examples.bot;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Outcome;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Players;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.log.Causes;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Plays one game to its end. The same game, size and seed give the same result.
 *
 * @param check called after every step; throws if the game is broken
 */
public record BotGame(BundledGame game, BoardSize size, Consumer<Game> check) {

    /** The maximum number of turns, of all actors together; games that make progress take fewer. */
    private static final int MAX_TURNS = 1_000_000;

    /**
     * How a game ended.
     *
     * @param reason why it ended, in words for the player
     * @param turns the player's own
     * @param stateHash the hash of the last state
     * @param levels the number of levels that were visited
     * @param causes what killed each player that died
     */
    public record Result(
            Outcome outcome, String reason, int turns, long stateHash, int levels, ImmutableList<String> causes) {}

    /**
     * Plays the game of a seed.
     *
     * @throws StalledException if the game does not end, or a {@link StallWatch} finds no progress
     */
    public Result play(long seed) {
        return play(Game.start(game.rules(size, Seat.BOT), seed));
    }

    /**
     * Plays a game that has just been started for a bot on a board of this size.
     *
     * @throws StalledException if the game does not end, or a {@link StallWatch} finds no progress
     */
    public Result play(Game running) {
        Causes causes = new Causes(running.view(), game.words());
        Optional<EntityId> hero = Players.first(running.view()).map(Entity::id);
        int own = 0;
        StallWatch watch = StallWatch.over(running);
        for (int turns = 0; turns <= MAX_TURNS; turns++) {
            Step step = running.step();
            check.accept(running);
            if (step instanceof Step.Over over) {
                int levels = running.view().levels().size();
                return new Result(
                        over.outcome(),
                        causes.reason(over.outcome()),
                        own,
                        running.stateHash(),
                        levels,
                        ImmutableList.copyOf(causes.all()));
            }
            if (!(step instanceof Step.Acted acted)) {
                throw new StalledException("the game did not end after " + turns + " turns: " + step);
            }
            own += Optional.of(acted.actor()).equals(hero) ? 1 : 0;
            causes.add(acted);
            watch.after(acted);
        }
        throw new StalledException("no end after " + MAX_TURNS + " turns");
    }
}
