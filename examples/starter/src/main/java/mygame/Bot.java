package mygame;

import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import java.util.function.Consumer;

/** Plays games without a screen, to see whether they can be won. */
final class Bot {
    static void play(long firstSeed, int games, Consumer<String> lines) {
        for (long seed = firstSeed; seed < firstSeed + games; seed++) lines.accept("seed " + seed + ": " + play(seed));
    }

    static String play(long seed) {
        MyGame mine = new MyGame();
        Game game = Game.start(mine.rules(mine.about().usualSize(), Seat.BOT), seed);
        for (int turns = 0; turns < 100_000; turns++) {
            if (game.step() instanceof Step.Over over) return over.outcome().result() + " after " + turns + " turns";
        }
        return "no end";
    }
}
