package io.github.undercroft.front.browser;

import io.github.undercroft.TurnView;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.geometry.Direction;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * What stands below or beside a game's canvas: buttons for files, and on a touch screen buttons that press keys. There the buttons of
 * what does something now are seen, and all others are behind one.
 */
final class PageRows {

    /** In rows; the middle is where the player stands. */
    private static final List<Map.Entry<String, Direction>> WAYS = List.of(
            Map.entry("\u2196", Direction.NORTH_WEST),
            Map.entry("\u2191", Direction.NORTH),
            Map.entry("\u2197", Direction.NORTH_EAST),
            Map.entry("\u2190", Direction.WEST),
            Map.entry("\u2192", Direction.EAST),
            Map.entry("\u2199", Direction.SOUTH_WEST),
            Map.entry("\u2193", Direction.SOUTH),
            Map.entry("\u2198", Direction.SOUTH_EAST));

    private final HTMLDocument document = HTMLDocument.current();
    private final HTMLElement root;
    /** What is seen now, on a touch screen. */
    private final HTMLElement verbs;
    /** Holds what there is no room for, on a touch screen. */
    private final HTMLElement more;
    /** The ways to step, on a touch screen, while there is a game to step in. */
    private final HTMLElement pad;
    /** Holds the verbs of the game, as a part of that. */
    private final HTMLElement all;
    /** The keys, which a touch screen is not told of. */
    private final Keymap keymap;

    private final PageButtons buttons;

    private final PagePlace place;
    private final Consumer<KeyPress> press;
    private final HeldKey held;
    private List<PageButtons.Shown> shown = List.of();
    private boolean haveKeys;

    PageRows(PagePlace place, List<String> first, Keymap keymap, Consumer<KeyPress> press, HeldKey held) {
        this.place = place;
        this.keymap = keymap;
        buttons = new PageButtons(first, keymap);
        this.press = press;
        this.held = held;
        root = place.root();
        verbs = row(root, "verbs");
        PagePlace.markCut(verbs);
        more = row(root, "more");
        more.setHidden(true);
        all = row(more, "all");
        pad = row(root, "pad");
        if (isTouched()) {
            root.getClassList().add("touched");
        }
    }

    private HTMLElement row(HTMLElement parent, String kind) {
        HTMLElement row = document.createElement("nav");
        row.setClassName(kind);
        parent.appendChild(row);
        return row;
    }

    /** The row of buttons for files. */
    HTMLElement files() {
        return row(isTouched() ? more : root, "files");
    }

    /** Adds a button, which closes the room of those that are not always seen. */
    void button(HTMLElement row, String label, Runnable deed) {
        add(row, label, () -> {
            more.setHidden(true);
            deed.run();
        });
    }

    private HTMLElement add(HTMLElement row, String label, Runnable deed) {
        HTMLElement button = document.createElement("button");
        button.setTextContent(label);
        // Without the focus, which would make the next key press it again.
        button.addEventListener("mousedown", Event::preventDefault);
        button.addEventListener("click", event -> deed.run());
        row.appendChild(button);
        return button;
    }

    /** Adds a button that repeats its key while it is held down. */
    private void addHeld(HTMLElement row, String label, KeyPress key) {
        boolean[] isHeld = {false};
        HTMLElement button = add(row, label, () -> {
            if (!isHeld[0]) {
                press.accept(key);
            }
            isHeld[0] = false;
        });
        button.addEventListener("pointerdown", event -> {
            isHeld[0] = true;
            more.setHidden(true);
            held.begin(key);
        });
        for (String end : List.of("pointerup", "pointercancel", "pointerleave")) {
            button.addEventListener(end, event -> held.end());
        }
        button.addEventListener("pointercancel", event -> isHeld[0] = false);
        button.addEventListener("contextmenu", Event::preventDefault);
    }

    /** Whether fingers do what a mouse does elsewhere. */
    @JSBody(script = "return matchMedia('(pointer: coarse)').matches;")
    static native boolean isTouched();

    /** Shows the buttons of what does something now, on a touch screen; and everywhere, once a game has ended or was left, how to go on. */
    void update(Play play, Words words, Runnable renew) {
        if (isTouched() && !haveKeys && play.isPlayersTurn()) {
            haveKeys = true;
            keys(play.controls());
        }
        boolean hasEnded = PageButtons.hasEnded(play);
        pad.setHidden(hasEnded);
        all.setHidden(!PageButtons.takesVerbs(play));
        List<PageButtons.Shown> now = buttons.now(play, words, isTouched());
        if (!now.equals(shown)) {
            shown = now;
            boolean hadFocus = hasFocus(verbs);
            verbs.setTextContent("");
            if (haveKeys) {
                add(verbs, words.say("more"), () -> more.setHidden(!more.isHidden()));
            }
            for (PageButtons.Shown each : now) {
                each.key()
                        .ifPresentOrElse(
                                key -> button(verbs, each.label(), () -> press.accept(key)),
                                () -> button(
                                        verbs,
                                        each.label(),
                                        () -> EndDeed.labelled(each.label(), words)
                                                .begin(play, renew)));
            }
            if (hasEnded) {
                if (place.isWholePage()) {
                    button(verbs, words.say("copy link"), () -> place.copyLink(play.seed(), words));
                }
                place.otherGames()
                        .ifPresent(address -> verbs.appendChild(document.createElement("a")
                                .withAttr("href", address)
                                .withText(words.say("other games"))));
            }
            if (hadFocus) {
                // A key goes on where the button was.
                root.querySelector("canvas").focus();
            }
        }
    }

    @JSBody(params = "row", script = "return row.contains(document.activeElement);")
    private static native boolean hasFocus(HTMLElement row);

    /** A pad for the ways that the hero can step, and everything that has a key and does something in this game. */
    private void keys(PlayControls play) {
        TurnView turn = play.turn();
        buttons.verbs(each -> Help.isInGame(each, turn), play.words())
                .forEach(each -> button(all, each.label(), () -> each.key().ifPresent(press)));
        WAYS.forEach(way -> {
            Binding step = Binding.of(Binding.STEP, way.getValue());
            List<KeyPress> keys = Help.isInGame(step, turn) ? keymap.keysOf(step) : List.of();
            if (keys.isEmpty()) {
                pad.appendChild(document.createElement("span"));
            } else {
                addHeld(pad, way.getKey(), keys.get(0));
            }
        });
    }
}
