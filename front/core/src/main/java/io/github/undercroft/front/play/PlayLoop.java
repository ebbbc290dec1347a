package io.github.undercroft.front.play;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.map.Frame;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/**
 * Plays a game on a surface without ever waiting, for the main loops of browsers and of other libraries: a picture at a time.
 *
 * <pre>{@code
 * private int left;   // for how many milliseconds the picture still stays
 *
 * public void render(PlayLoop loop, int passed) {
 *     left -= passed;
 *     while (left <= 0 && !play.isOver() && left != PlayLoop.WAITS) {
 *         left = loop.advance();
 *     }
 * }
 * }</pre>
 */
public final class PlayLoop {

    /** Nothing is to be done before there is an input, or the surface has another size. */
    public static final int WAITS = -1;

    /** How long a step of a walk is shown, in milliseconds. */
    private static final int STEP = 15;

    private static final int SECOND = 1000;

    /** How long a piece of work is shown before the next one, in milliseconds: long enough for a key. */
    private static final int SOON = 1;

    private final Play play;
    private final Surface surface;
    /** What is still to be shown of the last step. */
    private final Queue<Frame> frames = new ArrayDeque<>();
    /** How long the end of the last step is still to be shown. */
    private int end;

    private boolean isShown;

    /** A loop that has shown nothing yet. */
    public PlayLoop(Play play, Surface surface) {
        this.play = play;
        this.surface = surface;
    }

    /**
     * Does what comes next: shows a picture, plays a step, takes an input.
     *
     * @return for how many milliseconds the shown picture should stay; 0 to be called at once; or {@link #WAITS}
     */
    public int advance() {
        Frame frame = frames.poll();
        if (frame != null) {
            // A player who is faster than the animation does not wait for it; the key is not lost.
            if (surface.hasInput()) {
                return 0;
            }
            surface.show(play.sheet(surface.columns(), surface.rows(), frame));
            return frame.milliseconds();
        }
        if (end > 0) {
            int milliseconds = end;
            end = 0;
            show();
            return milliseconds;
        }
        if (!play.isBusy()) {
            return decide();
        }
        isShown = false;
        if (play.isWatched() && surface.hasInput()) {
            surface.next().ifPresent(this::take);
        } else if (play.isOnErrand() && surface.hasInput()) {
            surface.next().ifPresent(this::interrupt);
        } else {
            playStep();
        }
        return 0;
    }

    /** A key ends the errand and does what it means, unless it asks for the same; escape and a click only end it. */
    private void interrupt(Input input) {
        if (input instanceof Input.Closed) {
            take(input);
        } else if (!(input instanceof Input.Pointed pointed) || pointed.gesture() != Input.Gesture.MOVE) {
            boolean isEnded = play.interrupt(input);
            if (isEnded
                    && input instanceof Input.Pressed pressed
                    && !pressed.key().equals(KeyPress.ESCAPE)) {
                take(input);
            }
        }
    }

    private void show() {
        play.fit(surface);
        surface.show(play.sheet(surface.columns(), surface.rows()));
    }

    private int decide() {
        if (!isShown || surface.isResized()) {
            isShown = true;
            show();
        }
        Optional<Input> input = surface.next();
        if (input.isEmpty() && play.controls().mode().work()) {
            isShown = false;
            return SOON;
        }
        if (input.isEmpty()) {
            return WAITS;
        }
        isShown = false;
        take(input.get());
        return 0;
    }

    private void take(Input input) {
        if (input instanceof Input.Pressed pressed) {
            play.press(pressed.key(), surface.columns(), surface.rows());
        } else if (input instanceof Input.Pointed pointed) {
            play.point(pointed, surface.columns(), surface.rows());
        } else {
            play.quit();
        }
    }

    private void playStep() {
        List<Frame> pictures = play.goOn();
        boolean isMoving = !surface.isStill();
        if (isMoving) {
            frames.addAll(pictures);
        }
        Optional<Integer> turnsPerSecond = play.turnsPerSecond();
        if (turnsPerSecond.isPresent() || (isMoving && play.isOnErrand() && play.wasPlayersTurn())) {
            end = turnsPerSecond.isPresent() && play.wasPlayersTurn() ? SECOND / turnsPerSecond.get() : STEP;
        }
    }
}
