package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.input.KeyStroke;
import io.github.undercroft.examples.front.Frame;
import io.github.undercroft.examples.front.Play;
import io.github.undercroft.examples.front.Sheet;
import java.util.Optional;

/** Connects a game with a window: keys go in, sheets come out, until the player quits. */
final class Session {

    /** How long a step of a walk is shown, in milliseconds. */
    private static final int STEP = 15;

    private static final int SECOND = 1000;

    private final Play play;
    private final Window window;
    private final Pace pace;

    Session(Play play, Window window, Pace pace) {
        this.play = play;
        this.window = window;
        this.pace = pace;
    }

    /** Plays to the end. Also when the game breaks it is saved: the engine takes back what its code did. */
    void run() {
        try {
            playOn();
        } finally {
            play.quit();
        }
    }

    private void playOn() {
        while (!play.isOver()) {
            if (!play.isBusy()) {
                press(waitForKey());
            } else if (play.isWatched() && window.hasKey()) {
                window.nextKey().ifPresent(this::press);
            } else if (play.isOnErrand() && window.hasKey()) {
                window.nextKey();
                play.stop();
            } else {
                goOn();
            }
        }
    }

    private void press(KeyStroke stroke) {
        if (Keys.isEnd(stroke)) {
            play.quit();
            return;
        }
        Keys.of(stroke).ifPresent(key -> play.press(key, window.columns(), window.rows()));
    }

    private void goOn() {
        for (Frame frame : play.goOn()) {
            // A player who is faster than the animation does not wait for it; the key is not lost.
            if (!window.hasKey()) {
                window.draw(play.sheet(window.columns(), window.rows(), frame));
                pace.show(frame.milliseconds());
            }
        }
        boolean isStepOfAWalk = play.isOnErrand() && play.wasPlayersTurn();
        Optional<Integer> turnsPerSecond = play.turnsPerSecond();
        if (turnsPerSecond.isPresent() || isStepOfAWalk) {
            window.draw(sheet());
            pace.show(turnsPerSecond.isPresent() && play.wasPlayersTurn() ? SECOND / turnsPerSecond.get() : STEP);
        }
    }

    private Sheet sheet() {
        return play.sheet(window.columns(), window.rows());
    }

    private KeyStroke waitForKey() {
        return window.waitForKey(this::sheet, pace);
    }
}
