package io.github.undercroft.front.browser;

import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.mode.AskText;
import io.github.undercroft.front.mode.Console;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.play.Play;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** A field for what the console or a question wants typed, which brings the keyboard of a touch screen. It passes each character on as a key. */
final class TypedLine {

    private final HTMLInputElement field;
    private final HTMLElement label;
    private final Consumer<KeyPress> press;
    /** What the game was told of the field. */
    private String typed = "";

    TypedLine(HTMLDocument document, HTMLElement root, Consumer<KeyPress> press) {
        this.press = press;
        label = document.createElement("label").withAttr("class", "typed");
        field = (HTMLInputElement) document.createElement("input");
        for (String option : new String[] {"autocapitalize", "autocomplete", "autocorrect", "spellcheck"}) {
            field.setAttribute(option, option.equals("spellcheck") ? "false" : "off");
        }
        field.setAttribute("enterkeyhint", "go");
        label.setHidden(true);
        label.appendChild(document.createElement("span"));
        label.appendChild(field);
        root.appendChild(label);
        field.addEventListener("input", event -> pass());
        field.addEventListener("keydown", (KeyboardEvent event) -> {
            event.stopPropagation();
            BrowserKeys.of(BrowserKeys.Stroke.of(event), key -> true)
                    .filter(key -> key.equals(KeyPress.ENTER) || key.equals(KeyPress.ESCAPE))
                    .ifPresent(key -> {
                        event.preventDefault();
                        press.accept(key);
                    });
        });
        field.addEventListener("touchstart", Event::stopPropagation);
    }

    /** Shows or hides it. */
    void update(Play play) {
        Mode mode = play.controls().mode();
        boolean isAsked = !play.isOver() && (mode instanceof AskText || mode instanceof Console);
        if (isAsked == label.isHidden()) {
            label.setHidden(!isAsked);
            field.setValue("");
            typed = "";
            if (isAsked) {
                String question = String.join(" ", play.controls().told());
                label.getFirstChild().setTextContent(question.substring(0, Math.max(0, question.length() - 1)));
                field.focus();
            } else {
                field.blur();
            }
        }
    }

    /** Tells the game what was typed or deleted since. */
    private void pass() {
        String now = field.getValue();
        boolean isMore = now.startsWith(typed);
        String before = typed;
        typed = now;
        if (!isMore) {
            before.chars().forEach(letter -> press.accept(new KeyPress("backspace")));
        }
        now.substring(isMore ? before.length() : 0)
                .chars()
                .forEach(letter -> KeyPress.typed((char) letter)
                        .filter(key -> !label.isHidden())
                        .ifPresent(press));
    }
}
