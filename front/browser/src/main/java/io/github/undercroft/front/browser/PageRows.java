package io.github.undercroft.front.browser;

import io.github.undercroft.TurnView;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.CellCursor;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.mode.PlayMode;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.geometry.Direction;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
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
    /** The verbs that come first, whatever the order of the table. */
    private final List<String> first;
    /** The keys, which a touch screen is not told of. */
    private final Keymap keymap;

    private List<Shown> shown = List.of();
    private boolean haveKeys;

    /** A button that presses a key. */
    private record Shown(String label, KeyPress key) {}

    PageRows(PagePlace place, List<String> first, Keymap keymap) {
        this.first = first;
        this.keymap = keymap;
        root = place.root();
        verbs = row(root, "verbs");
        more = row(root, "more");
        more.setHidden(true);
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

    private void add(HTMLElement row, String label, Runnable deed) {
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

    /** Shows the buttons of what does something now, on a touch screen. */
    void update(Play play, Words words, Consumer<KeyPress> press) {
        if (!isTouched()) {
            return;
        }
        Mode mode = play.controls().mode();
        if (!haveKeys && play.isPlayersTurn()) {
            haveKeys = true;
            keys(play.controls(), press);
        }
        List<Shown> now = mode instanceof PlayMode && play.isPlayersTurn()
                ? verbs(
                        each -> Help.isOfUse(each, play.controls(), play.view())
                                && (first.contains(each.verb()) || isOfGame(each, play.game())),
                        words)
                : answers(mode, play).stream()
                        .map(key -> new Shown(named(key, mode, words), key))
                        .toList();
        if (!now.equals(shown)) {
            shown = now;
            verbs.setTextContent("");
            if (haveKeys) {
                add(verbs, words.say("more"), () -> more.setHidden(!more.isHidden()));
            }
            now.forEach(each -> button(verbs, each.label(), () -> press(each, press)));
        }
    }

    private static boolean isOfGame(Binding binding, PlayableGame game) {
        return game.verbs().stream().anyMatch(verb -> verb.name().equals(binding.verb()));
    }

    /** The verbs that have a key, those that the author wants first before the others. */
    private List<Shown> verbs(Predicate<Binding> which, Words words) {
        return keymap.all().stream()
                .filter(each -> each.way().isEmpty()
                        && !each.verb().equals(Binding.STEP)
                        && !keymap.keysOf(each).isEmpty()
                        && which.test(each))
                .sorted(Comparator.comparingInt(this::rank))
                .map(each ->
                        new Shown(words.say(each.verb()), keymap.keysOf(each).get(0)))
                .toList();
    }

    /** The keys that something else than a walk understands, besides those of the pad. */
    private List<KeyPress> answers(Mode mode, Play play) {
        if (mode instanceof AtEnd) {
            return Stream.of(FrontVerb.NEW_GAME, FrontVerb.MESSAGES)
                    .flatMap(verb ->
                            keymap.keysOf(Binding.of(verb.verbName())).stream().limit(1))
                    .toList();
        }
        if (play.turnsPerSecond().isPresent()) {
            return Stream.of("space", "-", "+", "q").map(KeyPress::new).toList();
        }
        return mode instanceof Confirm
                ? List.of(Confirm.YES, KeyPress.ESCAPE)
                : mode instanceof CellCursor
                        ? List.of(KeyPress.ENTER, KeyPress.TAB, KeyPress.ESCAPE)
                        : List.of(KeyPress.ENTER, KeyPress.ESCAPE);
    }

    private String named(KeyPress key, Mode mode, Words words) {
        if (mode instanceof AtEnd) {
            return words.say(keymap.meaning(key).map(Binding::verb).orElse(key.name()));
        }
        return key.equals(Confirm.YES)
                ? words.say("yes")
                : key.equals(KeyPress.ESCAPE) ? words.say("esc") : words.key(key);
    }

    /** A pad for the ways that the hero can step, and everything that has a key and does something in this game. */
    private void keys(PlayControls play, Consumer<KeyPress> press) {
        TurnView turn = play.turn();
        HTMLElement all = row(more, "all");
        verbs(each -> Help.isInGame(each, turn), play.words())
                .forEach(each -> button(all, each.label(), () -> press(each, press)));
        HTMLElement pad = row(root, "pad");
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

    private void press(Shown button, Consumer<KeyPress> press) {
        press.accept(button.key());
        if (keymap.means(button.key(), FrontVerb.CONSOLE)) {
            type(press);
        }
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
