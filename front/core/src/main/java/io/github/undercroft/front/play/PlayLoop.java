package io.github.undercroft.front.play;

import io.github.undercroft.front.FrontVerb;
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
    /** Whether keys that wait were typed before what they would act on was seen. */
    private boolean isBlind;
    /** How many steps have been played since the player had a turn, or could do something. */
    private int waited;
    /** How many turns the player had when that was counted. */
    private long turns;

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
        if (play.current().takePlayedBack()) {
            isBlind = true;
            show();
            return SOON; // on a page keys arrive in between
        }
        if (play.current().takeOther() || isBlind) {
            isBlind = false;
            dropKeys();
        }
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
        if (waited >= ShownGame.MAX_STEPS) {
            return goOnWithoutPlayer();
        }
        if (play.isWatched() && surface.hasInput()) {
            surface.next().ifPresent(this::take);
        } else if (play.isOnErrand() && surface.hasInput()) {
            surface.next().ifPresent(this::interrupt);
        } else {
            playStep();
        }
        return 0;
    }

    /** Only others act, perhaps for ever, or an errand comes to nothing: that ends, and the player can quit. */
    private int goOnWithoutPlayer() {
        waited = 0;
        Optional<Input> input = surface.next();
        play.interrupt(new Input.Closed());
        if (play.isWatched() || input.filter(Input.Closed.class::isInstance).isPresent()) {
            input.ifPresent(this::take);
        } else if (input.filter(this::isToQuit).isPresent()) {
            play.controls().saveAndQuit();
        }
        show();
        return SOON;
    }

    private boolean isToQuit(Input input) {
        return input instanceof Input.Pressed pressed
                && play.controls().keymap().means(pressed.key(), FrontVerb.QUIT);
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

    private void dropKeys() {
        for (Optional<Input> next = surface.next(); next.isPresent(); next = surface.next()) {
            next.filter(Input.Closed.class::isInstance).ifPresent(this::take);
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
        waited = 0;
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
        waited = play.turns() == turns ? waited + 1 : 0;
        turns = play.turns();
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
