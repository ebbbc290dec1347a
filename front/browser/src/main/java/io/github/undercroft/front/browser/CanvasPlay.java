package io.github.undercroft.front.browser;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.AskText;
import io.github.undercroft.front.mode.CellCursor;
import io.github.undercroft.front.mode.Console;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayMode;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayLoop;
import io.github.undercroft.front.play.RecordedGame;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.save.SaveException;
import java.util.Optional;
import org.teavm.jso.JSBody;
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

    private final Window window = Window.current();
    private final HTMLCanvasElement canvas;
    /** Holds the canvas, which has the size of its characters. */
    private final HTMLElement board;

    private final Speech speech;
    private final TypedLine line;
    private final PageRows rows;
    private final CanvasSurface surface;
    private final PagePlace place;
    /** The game that is played, and kept. */
    private final Play kept;

    private final SaveButtons files;
    private final Words words;
    private final Keymap keymap;
    /** What is shown: that game, or a recording. */
    private Play play;

    private PlayLoop loop;
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
        this.keymap = keymap;
        canvas = (HTMLCanvasElement) document.createElement("canvas");
        canvas.setAttribute("tabindex", "0");
        // Keys go to the game, also those by which a screen reader would read on.
        canvas.setAttribute("role", "application");
        canvas.setAttribute("aria-label", kept.options().title());
        board = document.createElement("div").withAttr("class", "board");
        board.appendChild(canvas);
        place.root().insertBefore(board, place.root().getFirstChild());
        speech = new Speech(document, place.root());
        HeldKey held = new HeldKey(() -> play, this::press);
        rows = new PageRows(place, kept.options().buttons(), keymap, this::press, held);
        line = new TypedLine(document, place.root(), this::press);
        files = new SaveButtons(place, rows, keeper, kept);
        files.button(words.say("watch a recording"), () -> PageFiles.ask(this::watch));
        if (tiles.isPresent()) {
            files.button(words.say("tiles or letters"), this::switchTiles);
        }
        surface = new CanvasSurface(canvas, tiles);
        surface.resize(width(), height(), place.letterHeight());
        new BoardTouch(surface, () -> play, keymap, this::press, this::wake).listen(board);
        loop = new PlayLoop(play, surface);
    }

    private void switchTiles() {
        surface.switchTiles();
        resize(); // of letters the zoom is another one
    }

    /** Shows a recording until its user quits it. */
    private void watch(String file) {
        try {
            replay(file);
        } catch (SaveException unreadable) {
            place.tell(words.say("This file can't be shown. {0}", words.failure(unreadable)));
        }
    }

    private void replay(String file) {
        RecordedGame rerun = GameRecordings.read(SaveButtons.bytes(file), ImmutableList.of(kept.game()));
        show(Play.replay(rerun, kept.options()));
        if (surface.isStill()) {
            play.press(new KeyPress("space")); // who wants no moving pictures turns the pages
        }
        place.tell("");
        wake();
    }

    /** Shows a recording, or goes on with a save. */
    private void open(String file) {
        try {
            replay(file);
        } catch (SaveException otherFile) {
            files.take(file);
        }
    }

    private void show(Play other) {
        play = other;
        loop = new PlayLoop(other, surface);
    }

    /** Begins; the keys are those that buttons press, of which the game may not tell. */
    static void begin(
            PagePlace place,
            Play play,
            Keymap keymap,
            BrowserKeeper keeper,
            Optional<TileSet> tiles,
            Optional<String> recording) {
        CanvasPlay played = new CanvasPlay(HTMLDocument.current(), place, play, keymap, keeper, tiles);
        played.listen();
        played.goOn();
        recording.ifPresent(file -> PageFiles.fetch(file, text -> {
            if (text.isEmpty()) {
                place.tell(played.words.say("There is no {0} beside this page.", file));
            } else {
                played.watch(text);
            }
        }));
    }

    private int width() {
        return board.getClientWidth();
    }

    private int height() {
        return board.getClientHeight();
    }

    private void listen() {
        place.root().addEventListener("keydown", (KeyboardEvent event) -> press(event));
        PageFiles.whenDropped(place.root(), this::open);
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
        surface.resize(width(), height(), place.letterHeight());
        wake();
    }

    private void press(KeyboardEvent event) {
        BrowserKeys.Stroke stroke = BrowserKeys.Stroke.of(event);
        if (stroke.key().equals("F2") && !stroke.isCommand() && !stroke.isComposed()) {
            event.preventDefault();
            switchTiles();
        }
        Optional<KeyPress> key = BrowserKeys.of(stroke, this::isMeant).filter(each -> !isOfPage(each, event));
        if (key.isPresent()) {
            event.preventDefault();
            press(key.get());
        }
    }

    /** Whether a key means something now: any that is typed into a line, otherwise those of the game. */
    private boolean isMeant(KeyPress key) {
        Mode mode = play.controls().mode();
        return mode instanceof AskText
                || mode instanceof Console
                || keymap.meaning(key).isPresent()
                || play.options().modes().containsKey(key);
    }

    /** Whether a key is for the page and not for the game: one that presses a button or a link with the focus, or leaves the board. */
    private boolean isOfPage(KeyPress key, KeyboardEvent event) {
        boolean isOnButton = isControl(event);
        if (key.equals(KeyPress.TAB)) {
            Mode mode = play.controls().mode();
            return isOnButton
                    || event.isShiftKey()
                    || !(mode instanceof CellCursor
                            || mode instanceof Console
                            || (mode instanceof PlayMode && keymap.meaning(key).isPresent())
                            || play.options().modes().containsKey(key));
        }
        return isOnButton && (key.equals(KeyPress.ENTER) || key.name().equals("space"));
    }

    @JSBody(params = "event", script = "return /^(A|BUTTON|INPUT|SUMMARY)$/.test(event.target.tagName);")
    private static native boolean isControl(KeyboardEvent event);

    private void press(KeyPress key) {
        surface.add(new Input.Pressed(key));
        wake();
    }

    private void point(Input.Gesture gesture, MouseEvent event) {
        surface.point(gesture, event.getClientX(), event.getClientY());
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
            place.tell(words.say("The game is left."));
            update();
        } else if (milliseconds == PlayLoop.WAITS) {
            speech.say(play);
            update();
        } else {
            // In the middle of a walk, buttons would come and go; what goes on by itself otherwise has others than the
            // walk before.
            if (!PageButtons.takesVerbs(play)) {
                update();
            }
            isScheduled = true;
            Window.setTimeout(
                    () -> {
                        isScheduled = false;
                        goOn();
                    },
                    Math.max(MOMENT, milliseconds));
        }
    }

    private void update() {
        rows.update(play, words, this::renew);
        line.update(play);
    }

    /** Shows a game that something else than a key has changed. */
    private void renew() {
        place.tell("");
        show(play);
        wake();
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
}
