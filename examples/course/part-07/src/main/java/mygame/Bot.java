package mygame;

import io.github.undercroft.front.Seat;
import io.github.undercroft.study.PlayedGame;
import io.github.undercroft.study.Study;

/** Plays games without a screen, to see whether they can be won. */
final class Bot {
    private static final MyGame GAME = new MyGame();
    private static final Study STUDY = Study.of("mygame", seed -> GAME.rules(GAME.about().usualSize(), Seat.BOT));

    static void play(long firstSeed, int games) {
        for (long seed = firstSeed; seed < firstSeed + games; seed++) {
            PlayedGame played = STUDY.play(seed);
            String why = played.thrown().isPresent() ? ", " + played.cause() : "";
            System.out.println("seed " + seed + ": " + played.result() + " in " + played.turns() + " turns" + why);
        }
    }
}
