package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.front.Keymap;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.front.SheetPicture;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import java.util.List;

/** A screen of each bundled game, some time after its bot began to play. */
final class GamePictures {

    private static final int COLUMNS = 80;
    private static final int ROWS = 24;

    private GamePictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(
                picture("arena", new Arena(), 3, 40),
                picture("scatter", new Scatter(), 5, 12),
                picture("thieflike", new Thieflike(), 7, 1338),
                picture("descent", new Descent(), 5, 900));
    }

    private static PagePicture picture(String name, BundledGame game, long seed, int steps) {
        return new PagePicture("game-" + name, () -> {
            Play play = new Play(game, game.about().usualSize(), Seat.BOT, seed, Keymap.standard(game));
            for (int i = 0; i < steps && play.isBusy(); i++) {
                play.goOn();
            }
            return SheetPicture.of(play.sheet(COLUMNS, ROWS));
        });
    }
}
