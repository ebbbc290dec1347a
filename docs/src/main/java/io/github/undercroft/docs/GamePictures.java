package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.pictures.MovingPicture;
import io.github.undercroft.pictures.Picture;
import io.github.undercroft.pictures.SheetPicture;
import java.util.List;

/** The bundled games in a terminal and in the window, played by their bots: some turns of each, and of the arena one screen. */
final class GamePictures {

    private static final int COLUMNS = 80;
    private static final int ROWS = 24;

    private GamePictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(
                PagePicture.still("game-arena", () -> arena(3, 40)),
                terminal("game-scatter", Excerpt.inTerminal(new Scatter(), 5, 0, 28, 72, 18)),
                terminal("game-thieflike", Excerpt.inTerminal(new Thieflike(), 8, 22, 55, COLUMNS, ROWS)),
                terminal("game-descent", Excerpt.inTerminal(new FirstDescent(), 16, 768, 29, COLUMNS, ROWS)),
                PagePicture.moving("window-descent", GamePictures::descent));
    }

    /** A fire in grass at which doors burn, and then a pack in a corridor. */
    private static MovingPicture descent() {
        Display window = new Display(2, false);
        MovingPicture fire = Excerpt.inWindow(new Descent(), 42, 30, 24, 90, 28)
                .coarse()
                .by(FirePot::new)
                .picture(window);
        MovingPicture pack =
                Excerpt.inWindow(new Descent(), 66, 106, 24, 90, 28).coarse().picture(window);
        return new MovingPicture(ImmutableList.<MovingPicture.Still>builder()
                .addAll(fire.stills())
                .addAll(pack.stills())
                .build());
    }

    private static PagePicture terminal(String name, Excerpt excerpt) {
        return PagePicture.moving(name, () -> excerpt.picture(Display.USUAL));
    }

    private static Picture arena(long seed, int steps) {
        BundledGame game = new Arena();
        Play play = new Play(game, game.about().usualSize(), Seat.BOT, seed, Keymap.standard(game));
        for (int i = 0; i < steps && play.isBusy(); i++) {
            play.goOn();
        }
        return SheetPicture.of(play.sheet(COLUMNS, ROWS));
    }
}
