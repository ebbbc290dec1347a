package io.github.undercroft.front.browser;

import io.github.undercroft.TurnView;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.mode.Alarm;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayMode;
import io.github.undercroft.front.play.Play;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.teavm.jso.browser.Window;

/**
 * Presses a key again and again while a button or a finger is held down. What stops a walk stops that, too: a foe, a wound, a question; and so
 * does a step that takes no turn.
 */
final class HeldKey {

    /** In milliseconds, between the first press and the second. */
    private static final int FIRST = 400;
    /** Between the others. */
    private static final int NEXT = 130;

    private final Supplier<Play> play;
    private final Consumer<KeyPress> press;
    private Optional<KeyPress> held = Optional.empty();
    private Optional<Alarm> alarm = Optional.empty();
    private Mode mode = new PlayMode();
    private long turns;
    private int timer;

    HeldKey(Supplier<Play> play, Consumer<KeyPress> press) {
        this.play = play;
        this.press = press;
    }

    /** Presses the key, and again until {@link #end}. */
    void begin(KeyPress key) {
        end();
        held = Optional.of(key);
        mode = play.get().controls().mode();
        alarm = turn().map(Alarm::from);
        press(key, FIRST);
    }

    private Optional<TurnView> turn() {
        return Optional.of(play.get())
                .filter(Play::isPlayersTurn)
                .map(each -> each.controls().turn());
    }

    private void press(KeyPress key, int wait) {
        turns = play.get().turns();
        timer = Window.setTimeout(this::goOn, wait);
        press.accept(key);
    }

    private void goOn() {
        if (play.get().isBusy()) {
            timer = Window.setTimeout(this::goOn, NEXT);
        } else if (isDisturbed()) {
            end();
        } else {
            alarm = alarm.flatMap(set -> turn().map(set::at));
            held.ifPresent(key -> press(key, NEXT));
        }
    }

    private boolean isDisturbed() {
        Mode now = play.get().controls().mode();
        boolean isIdle = now instanceof PlayMode && play.get().turns() == turns;
        boolean isRaised =
                alarm.filter(set -> turn().filter(set::isRaised).isPresent()).isPresent();
        return now.getClass() != mode.getClass() || isIdle || isRaised;
    }

    /** The button or the finger is up. */
    void end() {
        Window.clearTimeout(timer);
        held = Optional.empty();
    }
}
