package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.front.Frame;
import io.github.undercroft.examples.front.Keymap;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.front.Sheet;
import io.github.undercroft.examples.front.SheetPicture;
import io.github.undercroft.pictures.MovingPicture;
import io.github.undercroft.pictures.MovingPicture.Still;
import io.github.undercroft.pictures.Pixels;

/**
 * Some turns of a game that its bot plays, with their animations, as a terminal shows them.
 *
 * @param from how many turns are over before the first one
 * @param turns how many are shown
 */
record Excerpt(BundledGame game, long seed, int from, int turns, int columns, int rows) {

    /** How long a turn is shown after its animation, in hundredths of a second: a second has eight, as in a terminal. */
    private static final int TURN = 12;
    /** How long the last turn is shown. */
    private static final int END = 150;

    MovingPicture picture() {
        Play play = new Play(game, game.about().usualSize(), Seat.BOT, seed, Keymap.standard(game));
        for (int turn = 0; turn < from && play.isBusy(); turn += play.wasPlayersTurn() ? 1 : 0) {
            play.goOn();
        }
        ImmutableList.Builder<Still> stills = ImmutableList.builder();
        stills.add(new Still(pixels(play.sheet(columns, rows)), TURN));
        for (int turn = 0; turn < turns && play.isBusy(); turn += play.wasPlayersTurn() ? 1 : 0) {
            for (Frame frame : play.goOn()) {
                stills.add(new Still(pixels(play.sheet(columns, rows, frame)), hundredths(frame)));
            }
            if (play.wasPlayersTurn()) {
                stills.add(new Still(pixels(play.sheet(columns, rows)), TURN));
            }
        }
        stills.add(new Still(pixels(play.sheet(columns, rows)), END));
        return new MovingPicture(stills.build());
    }

    private static int hundredths(Frame frame) {
        return (frame.milliseconds() + 5) / 10;
    }

    private static Pixels pixels(Sheet sheet) {
        return SheetPicture.of(sheet).framed().pixels();
    }
}
