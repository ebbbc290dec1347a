package io.github.undercroft.front.browser;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayLoop;
import io.github.undercroft.front.play.RecordedGame;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.save.SaveException;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.events.WheelEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** Plays a game on a canvas that fills its place on a page. The attributes {@code data-turn} and {@code data-hash} say how far it is. */
final class CanvasPlay {

    /** Until the browser has drawn, and seen what its user does. */
    private static final int MOMENT = 1;
    /** How many steps without a picture are played before that. */
    private static final int STEPS = 200;
    /** How many of the last messages are kept for screen readers. */
    private static final int MESSAGES = 5;

    private final Window window = Window.current();
    private final HTMLCanvasElement canvas;
    /** Holds the canvas, which has the size of its characters. */
    private final HTMLElement board;

    private final HTMLElement log;
    private final PageRows rows;
    private final CanvasSurface surface;
    private final PagePlace place;
    /** The game that is played, and kept. */
    private final Play kept;

    private final SaveButtons files;
    private final Words words;
    /** What is shown: that game, or a recording. */
    private Play play;

    private PlayLoop loop;
    private String said = "";
    /** Of the game that this page began or went on with. */
    private long seed;

    private boolean isScheduled;
    private boolean isBroken;

    private CanvasPlay(
            HTMLDocument document,
            PagePlace place,
            Play kept,
            Keymap keymap,
            BrowserKeeper keeper,
            Optional<TileSet> tiles) {
        this.place = place;
        this.kept = kept;
        seed = kept.seed();
        play = kept;
        words = kept.game().words();
        canvas = (HTMLCanvasElement) document.createElement("canvas");
        canvas.setAttribute("tabindex", "0");
        board = document.createElement("div").withAttr("class", "board");
        board.appendChild(canvas);
        place.root().insertBefore(board, place.root().getFirstChild());
        log = document.createElement("div").withAttr("class", "log").withAttr("aria-live", "polite");
        place.root().appendChild(log);
        rows = new PageRows(place, kept.options().buttons(), keymap);
        files = new SaveButtons(place, rows, keeper, kept);
        files.button(words.say("watch a recording"), () -> PageFiles.ask(this::watch));
        if (tiles.isPresent()) {
            files.button(words.say("tiles or letters"), this::switchTiles);
        }
        surface = new CanvasSurface(canvas, width(), height(), tiles);
        loop = new PlayLoop(play, surface);
    }

    private void switchTiles() {
        surface.switchTiles();
        wake();
    }

    /** Shows a recording until its user quits it. */
    private void watch(String file) {
        try {
            RecordedGame rerun = GameRecordings.read(StoredBytes.of(file), ImmutableList.of(kept.game()));
            show(Play.replay(rerun, kept.options()));
            place.tell("");
            wake();
        } catch (SaveException unreadable) {
            Window.alert(words.say("This file can't be shown. {0}", words.failure(unreadable)));
        }
    }

    private void show(Play other) {
        play = other;
        loop = new PlayLoop(other, surface);
    }

    /** Begins; the keys are those that buttons press, of which the game may not tell. */
    static void begin(PagePlace place, Play play, Keymap keymap, BrowserKeeper keeper, Optional<TileSet> tiles) {
        CanvasPlay played = new CanvasPlay(HTMLDocument.current(), place, play, keymap, keeper, tiles);
        played.listen();
        played.goOn();
    }

    private int width() {
        return board.getClientWidth();
    }

    private int height() {
        return board.getClientHeight();
    }

    private void listen() {
        place.root().addEventListener("keydown", (KeyboardEvent event) -> press(event));
        place.whenResized(board, this::resize);
        // The last that a page hears before it is closed, or thrown away while it is hidden.
        window.addEventListener("pagehide", event -> files.keep());
        window.getDocument().addEventListener("visibilitychange", event -> files.keep());
        canvas.addEventListener("mousedown", (MouseEvent event) -> {
            if (event.getButton() == MouseEvent.LEFT_BUTTON) {
                point(Input.Gesture.CLICK, event);
            }
        });
        canvas.addEventListener("mousemove", (MouseEvent event) -> point(Input.Gesture.MOVE, event));
        canvas.addEventListener(
                "wheel",
                (WheelEvent event) ->
                        point(event.getDeltaY() < 0 ? Input.Gesture.WHEEL_UP : Input.Gesture.WHEEL_DOWN, event));
    }

    private void resize() {
        surface.resize(width(), height());
        wake();
    }

    private void press(KeyboardEvent event) {
        BrowserKeys.Stroke stroke = BrowserKeys.Stroke.of(event);
        if (stroke.key().equals("F2") && !stroke.isCommand()) {
            event.preventDefault();
            switchTiles();
        }
        Optional<KeyPress> key = BrowserKeys.of(stroke);
        if (key.isPresent()) {
            event.preventDefault();
            press(key.get());
        }
    }

    private void press(KeyPress key) {
        surface.add(new Input.Pressed(key));
        wake();
    }

    private void point(Input.Gesture gesture, MouseEvent event) {
        surface.point(gesture, event.getOffsetX(), event.getOffsetY());
        wake();
    }

    private void wake() {
        if (!isScheduled && !isBroken && !play.isOver()) {
            goOn();
        }
    }

    private void goOn() {
        int milliseconds;
        try {
            milliseconds = advance();
        } catch (RuntimeException broken) {
            isBroken = true;
            files.tellBroken(broken);
            return;
        }
        canvas.setAttribute("data-turn", Long.toString(play.turns()));
        canvas.setAttribute("data-hash", Strings.padStart(Long.toHexString(play.stateHash()), 16, '0'));
        if (kept.seed() != seed) {
            seed = kept.seed();
            files.leaveFor(seed);
        }
        if (play.isOver()) {
            place.tell(words.say("The game is left. Reload the page to play again."));
        } else if (milliseconds == PlayLoop.WAITS) {
            readOut();
            rows.update(play, words, this::press);
        } else {
            isScheduled = true;
            Window.setTimeout(
                    () -> {
                        isScheduled = false;
                        goOn();
                    },
                    Math.max(MOMENT, milliseconds));
        }
    }

    private int advance() {
        int milliseconds = 0;
        for (int step = 0; step < STEPS && milliseconds == 0 && !play.isOver(); step++) {
            milliseconds = loop.advance();
            if (play.isOver() && play != kept) {
                show(kept);
            }
        }
        return milliseconds;
    }

    /** Tells screen readers the messages. */
    private void readOut() {
        List<String> all = play.shownMessages();
        String last = String.join("\n", all.subList(Math.max(0, all.size() - MESSAGES), all.size()));
        if (!last.equals(said)) {
            said = last;
            log.setTextContent(last);
        }
    }
}
