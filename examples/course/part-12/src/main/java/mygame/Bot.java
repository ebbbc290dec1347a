package mygame;

import io.github.undercroft.event.Died;
import io.github.undercroft.front.Seat;
import io.github.undercroft.study.Measure;
import io.github.undercroft.study.PlayedGame;
import io.github.undercroft.study.Study;
import java.util.function.Consumer;

/** Plays games without a screen, to see whether they can be won. */
final class Bot {
    private static final MyGame GAME = new MyGame();
    static final Study STUDY = Study.of("mygame", seed -> GAME.rules(GAME.about().usualSize(), Seat.BOT))
            .with(Measure.count("kills", event -> event instanceof Died));

    static void play(long firstSeed, int games, Consumer<String> lines) {
        for (long seed = firstSeed; seed < firstSeed + games; seed++) {
            PlayedGame played = STUDY.play(seed);
            String why = played.thrown().isPresent() ? ", " + played.cause() : "";
            lines.accept("seed " + seed + ": " + played.result() + " in " + played.turns() + " turns" + why);
        }
    }
}
