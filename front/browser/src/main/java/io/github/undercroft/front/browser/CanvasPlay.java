package io.github.undercroft.front.browser;

import com.google.common.base.Strings;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayLoop;
import java.util.Optional;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.events.WheelEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;

/** Plays a game on a canvas that fills the page. The attributes {@code data-turn} and {@code data-hash} say how far it is. */
final class CanvasPlay {

    /** Until the browser has drawn, and seen what its user does. */
    private static final int MOMENT = 1;
    /** How many steps without a picture are played before that. */
    private static final int STEPS = 200;

    private final Window window = Window.current();
    private final HTMLCanvasElement canvas;
    private final CanvasSurface surface;
    private final Play play;
    private final PlayLoop loop;
    private boolean isScheduled;

    private CanvasPlay(HTMLCanvasElement canvas, Play play) {
        this.canvas = canvas;
        this.play = play;
        surface = new CanvasSurface(canvas, window.getInnerWidth(), window.getInnerHeight());
        loop = new PlayLoop(play, surface);
    }

    static void begin(Play play) {
        HTMLDocument document = HTMLDocument.current();
        HTMLCanvasElement canvas = (HTMLCanvasElement) document.createElement("canvas");
        document.getBody().insertBefore(canvas, document.getBody().getFirstChild());
        CanvasPlay played = new CanvasPlay(canvas, play);
        played.listen();
        played.goOn();
    }

    private void listen() {
        window.addEventListener("keydown", (KeyboardEvent event) -> press(event));
        window.addEventListener("resize", event -> {
            surface.resize(window.getInnerWidth(), window.getInnerHeight());
            wake();
        });
        canvas.addEventListener("mousedown", (MouseEvent event) -> {
            if (event.getButton() == MouseEvent.LEFT_BUTTON) {
                point(Input.Deed.CLICK, event);
            }
        });
        canvas.addEventListener("mousemove", (MouseEvent event) -> point(Input.Deed.MOVE, event));
        canvas.addEventListener(
                "wheel",
                (WheelEvent event) ->
                        point(event.getDeltaY() < 0 ? Input.Deed.WHEEL_UP : Input.Deed.WHEEL_DOWN, event));
    }

    private void press(KeyboardEvent event) {
        boolean isBrowsers = event.isCtrlKey() || event.isMetaKey() || event.isAltKey();
        Optional<KeyPress> key = isBrowsers ? Optional.empty() : BrowserKeys.of(event.getKey());
        if (key.isPresent()) {
            event.preventDefault();
            surface.add(new Input.Pressed(key.get()));
            wake();
        }
    }

    private void point(Input.Deed deed, MouseEvent event) {
        surface.add(deed, event.getOffsetX(), event.getOffsetY());
        wake();
    }

    private void wake() {
        if (!isScheduled && !play.isOver()) {
            goOn();
        }
    }

    private void goOn() {
        int milliseconds = 0;
        for (int step = 0; step < STEPS && milliseconds == 0 && !play.isOver(); step++) {
            milliseconds = loop.advance();
        }
        canvas.setAttribute("data-turn", Long.toString(play.turns()));
        canvas.setAttribute("data-hash", Strings.padStart(Long.toHexString(play.stateHash()), 16, '0'));
        if (play.isOver()) {
            GamePage.tell("The game is left. Reload the page to play again.");
        } else if (milliseconds != PlayLoop.WAITS) {
            isScheduled = true;
            Window.setTimeout(
                    () -> {
                        isScheduled = false;
                        goOn();
                    },
                    Math.max(MOMENT, milliseconds));
        }
    }
}
