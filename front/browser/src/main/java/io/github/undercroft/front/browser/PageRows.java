package io.github.undercroft.front.browser;

import io.github.undercroft.TurnView;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.geometry.Direction;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** What stands below a game's canvas: buttons for files, and on a touch screen buttons that press keys. */
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
    private final HTMLElement rows = document.createElement("footer");
    private final HTMLElement verbs;
    /** The verbs that come first, whatever the order of the table. */
    private final List<String> first;

    private boolean haveKeys;

    PageRows(PagePlace place, List<String> first) {
        this.first = first;
        place.root().appendChild(rows);
        verbs = row("verbs");
    }

    int height() {
        return rows.getOffsetHeight();
    }

    HTMLElement row(String kind) {
        HTMLElement row = document.createElement("nav");
        row.setClassName(kind);
        rows.appendChild(row);
        return row;
    }

    /** Adds a button. */
    void button(HTMLElement row, String label, Runnable deed) {
        HTMLElement button = document.createElement("button");
        button.setTextContent(label);
        // Without the focus, which would make the next key press it again.
        button.addEventListener("mousedown", Event::preventDefault);
        button.addEventListener("click", event -> deed.run());
        row.appendChild(button);
    }

    /** Whether fingers do what a mouse does elsewhere. */
    @JSBody(script = "return matchMedia('(pointer: coarse)').matches;")
    static native boolean isTouched();

    /** What answers a question, which may come before the game does. */
    void answers(Words words, Consumer<KeyPress> press) {
        button(verbs, words.say("esc"), () -> press.accept(KeyPress.ESCAPE));
        button(verbs, words.key(KeyPress.ENTER), () -> press.accept(KeyPress.ENTER));
        button(verbs, words.say("yes"), () -> press.accept(Confirm.YES));
    }

    boolean haveKeys() {
        return haveKeys;
    }

    /** A pad for the ways that the hero can step, and rows of what else has a key and does something in this game. */
    void keys(PlayControls play, Consumer<KeyPress> press) {
        Keymap keymap = play.keymap();
        TurnView turn = play.turn();
        haveKeys = true;
        keymap.all().stream()
                .filter(each -> each.way().isEmpty()
                        && !each.verb().equals(Binding.STEP)
                        && Help.isInGame(each, turn)
                        && !keymap.keysOf(each).isEmpty())
                .sorted(Comparator.comparingInt(this::rank))
                .forEach(each -> button(verbs, play.words().say(each.verb()), () -> {
                    press.accept(keymap.keysOf(each).get(0));
                    if (each.verb().equals(FrontVerb.CONSOLE.verbName())) {
                        type(press);
                    }
                }));
        HTMLElement pad = row("pad");
        WAYS.forEach(way -> {
            Binding step = Binding.of(Binding.STEP, way.getValue());
            List<KeyPress> keys = Help.isInGame(step, turn) ? keymap.keysOf(step) : List.of();
            if (keys.isEmpty()) {
                pad.appendChild(document.createElement("span"));
            } else {
                button(pad, way.getKey(), () -> press.accept(keys.get(0)));
            }
        });
    }

    /** What the console asks for is typed in a window of the browser, which brings the keyboard of a touch screen. */
    private static void type(Consumer<KeyPress> press) {
        String line = line();
        line.chars().forEach(letter -> KeyPress.typed((char) letter).ifPresent(press));
        press.accept(line.isEmpty() ? KeyPress.ESCAPE : KeyPress.ENTER);
    }

    @JSBody(script = "return prompt(':') || '';")
    private static native String line();

    private int rank(Binding binding) {
        int place = first.indexOf(binding.verb());
        return place < 0 ? first.size() : place;
    }
}
