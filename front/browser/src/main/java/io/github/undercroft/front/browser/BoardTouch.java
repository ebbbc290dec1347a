package io.github.undercroft.front.browser;

import io.github.undercroft.front.Binding;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.geometry.Direction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.dom.events.Touch;
import org.teavm.jso.dom.events.TouchEvent;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * Plays by fingers on the board: a tap goes there or chooses, a finger that rests looks, a swipe steps, and runs while the finger rests at its end, or
 * scrolls a list; two fingers zoom. The browser makes nothing of them.
 */
final class BoardTouch implements Fingers.Meaning {

    /** How long a finger rests before that means something, in milliseconds. */
    private static final int REST = 450;
    /** How far a finger moves for one line of a list. */
    private static final int LINE = 20;

    private final CanvasSurface surface;
    private final Supplier<Play> play;
    private final Keymap keymap;
    private final Consumer<KeyPress> press;
    private final Runnable wake;
    private final HeldKey held;
    private final Fingers fingers = new Fingers(this);
    private int timer;
    /** What was scrolled since the last line. */
    private double scrolled;

    private double zoomBefore;

    BoardTouch(CanvasSurface surface, Supplier<Play> play, Keymap keymap, Consumer<KeyPress> press, Runnable wake) {
        this.surface = surface;
        this.play = play;
        this.keymap = keymap;
        this.press = press;
        this.wake = wake;
        held = new HeldKey(play, press);
    }

    /** Takes the fingers on an element. */
    void listen(HTMLElement board) {
        board.addEventListener("touchstart", (TouchEvent event) -> {
            event.preventDefault();
            fingers.down(spots(event.getTargetTouches()));
            scrolled = 0;
            await();
        });
        board.addEventListener("touchmove", (TouchEvent event) -> {
            event.preventDefault();
            if (fingers.move(spots(event.getTargetTouches()))) {
                await();
            }
        });
        board.addEventListener("touchend", (TouchEvent event) -> {
            event.preventDefault();
            Window.clearTimeout(timer);
            fingers.up(event.getTargetTouches().getLength());
        });
        board.addEventListener("touchcancel", event -> {
            Window.clearTimeout(timer);
            fingers.cancel();
        });
    }

    private void await() {
        Window.clearTimeout(timer);
        timer = Window.setTimeout(fingers::rest, REST);
    }

    private static List<Fingers.Spot> spots(JSArrayReader<Touch> touches) {
        List<Fingers.Spot> spots = new ArrayList<>();
        for (int i = 0; i < touches.getLength(); i++) {
            spots.add(
                    new Fingers.Spot(touches.get(i).getClientX(), touches.get(i).getClientY()));
        }
        return spots;
    }

    private void point(Input.Gesture gesture, Fingers.Spot at) {
        surface.point(gesture, at.x(), at.y());
        wake.run();
    }

    private boolean isList() {
        return play.get().controls().mode() instanceof MenuMode;
    }

    @Override
    public void tap(Fingers.Spot at) {
        point(Input.Gesture.CLICK, at);
    }

    @Override
    public void look(Fingers.Spot at) {
        point(Input.Gesture.LOOK, at);
    }

    @Override
    public void scroll(Fingers.Spot at, double down) {
        if (isList()) {
            for (scrolled += down; Math.abs(scrolled) >= LINE; scrolled -= Math.copySign(LINE, scrolled)) {
                point(scrolled > 0 ? Input.Gesture.WHEEL_UP : Input.Gesture.WHEEL_DOWN, at);
            }
        }
    }

    @Override
    public void swipe(double right, double down) {
        if (!isList()) {
            key(Binding.STEP, right, down).ifPresent(press);
        }
    }

    @Override
    public void run(double right, double down) {
        if (!isList()) {
            Optional<KeyPress> run = key("run", right, down);
            run.ifPresent(press);
            key(Binding.STEP, right, down).filter(key -> run.isEmpty()).ifPresent(held::begin);
        }
    }

    /** The key for the way that comes nearest to a swipe. */
    private Optional<KeyPress> key(String verb, double right, double down) {
        Play now = play.get();
        return Direction.all().stream()
                .filter(way -> !now.isPlayersTurn()
                        || now.controls().turn().steps().movement().directions().contains(way))
                .max(Comparator.comparingDouble(
                        way -> (way.dx() * right + way.dy() * down) / Math.hypot(way.dx(), way.dy())))
                .flatMap(way -> keymap.keysOf(Binding.of(verb, way)).stream().findFirst());
    }

    @Override
    public void stop() {
        held.end();
    }

    @Override
    public void beginZoom() {
        zoomBefore = surface.zoom();
    }

    @Override
    public void zoom(double times) {
        surface.zoomTo(zoomBefore * times);
        wake.run();
    }
}
