package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.input.KeyStroke;
import io.github.undercroft.examples.Key;
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
    private final Optional<Integer> turnsPerSecond;
    private boolean isPaused;

    /**
     * Connects them.
     *
     * @param turnsPerSecond how fast a watched game goes on; empty for a player at the keyboard
     */
    Session(Play play, Window window, Pace pace, Optional<Integer> turnsPerSecond) {
        this.play = play;
        this.window = window;
        this.pace = pace;
        this.turnsPerSecond = turnsPerSecond;
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
            if (!play.isBusy() || isPaused) {
                press(waitForKey());
            } else if (turnsPerSecond.isPresent() && window.hasKey()) {
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
        Optional<Key> key = Keys.of(stroke);
        if (play.isBusy() || isPaused) {
            key.ifPresent(this::watch);
        } else {
            key.ifPresent(each -> play.press(each, window.columns(), window.rows()));
        }
    }

    /** Handles the keys of a spectator. */
    private void watch(Key key) {
        if (key.name().equals("space")) {
            isPaused = !isPaused;
        } else if (key.name().equals("q")) {
            play.quit();
        }
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
