package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.BitmapFont;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSheet;
import io.github.undercroft.pictures.MovingPicture;
import io.github.undercroft.pictures.MovingPicture.Still;
import io.github.undercroft.pictures.Pixels;
import io.github.undercroft.pictures.SheetPicture;
import java.util.Optional;
import java.util.function.Function;

/**
 * Some turns of a game that its bot plays, with their animations, as a terminal or the window shows them.
 *
 * @param from how many turns are over before the first one
 * @param turns how many are shown
 */
record Excerpt(
        BundledGame game, long seed, int from, int turns, int columns, int rows, Function<Sheet, Pixels> painter) {

    /** How long a turn is shown after its animation, in hundredths of a second: a second has eight, as in a terminal. */
    private static final int TURN = 12;
    /** How long the last turn is shown. */
    private static final int END = 150;

    /** As a terminal shows it. */
    static Excerpt inTerminal(BundledGame game, long seed, int from, int turns, int columns, int rows) {
        return new Excerpt(game, seed, from, turns, columns, rows, Excerpt::letters);
    }

    /** A sheet as a terminal shows it. */
    static Pixels letters(Sheet sheet) {
        return SheetPicture.of(sheet).framed().pixels();
    }

    /** As the window shows it, with its pictures of things. */
    static Excerpt inWindow(BundledGame game, long seed, int from, int turns, int columns, int rows) {
        return new Excerpt(game, seed, from, turns, columns, rows, tiles(columns, rows));
    }

    /** What shows sheets of that size as the window does, for a {@link Display} with pictures. */
    static Function<Sheet, Pixels> tiles(int columns, int rows) {
        SheetPixels window = new SheetPixels(
                columns, rows, BitmapFont.WIDTH, Optional.of(TileSheet.bundled().tiles()));
        return sheet -> {
            window.draw(sheet);
            return Pixels.of(window.width(), window.pixels().clone());
        };
    }

    MovingPicture picture(Display display) {
        Play play = new Play(game, game.about().usualSize(), Seat.BOT, seed, Keymap.standard(game));
        play.setDisplay(display);
        for (int turn = 0; turn < from && play.isBusy(); turn += play.wasPlayersTurn() ? 1 : 0) {
            play.goOn();
        }
        ImmutableList.Builder<Still> stills = ImmutableList.builder();
        stills.add(new Still(painter.apply(play.sheet(columns, rows)), TURN));
        for (int turn = 0; turn < turns && play.isBusy(); turn += play.wasPlayersTurn() ? 1 : 0) {
            for (Frame frame : play.goOn()) {
                stills.add(new Still(painter.apply(play.sheet(columns, rows, frame)), hundredths(frame)));
            }
            if (play.wasPlayersTurn()) {
                stills.add(new Still(painter.apply(play.sheet(columns, rows)), TURN));
            }
        }
        stills.add(new Still(painter.apply(play.sheet(columns, rows)), END));
        return new MovingPicture(stills.build());
    }

    private static int hundredths(Frame frame) {
        return (frame.milliseconds() + 5) / 10;
    }
}
