package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.first.FirstDescent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.Display;
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
                window("window-descent", Excerpt.inWindow(new FirstDescent(), 16, 768, 29, 90, 28)));
    }

    private static PagePicture terminal(String name, Excerpt excerpt) {
        return PagePicture.moving(name, () -> excerpt.picture(Display.USUAL));
    }

    private static PagePicture window(String name, Excerpt excerpt) {
        return PagePicture.moving(name, () -> excerpt.picture(new Display(2, false)));
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
