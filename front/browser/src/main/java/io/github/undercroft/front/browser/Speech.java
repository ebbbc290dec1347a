package io.github.undercroft.front.browser;

import io.github.undercroft.Destructible;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.play.Play;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** Texts beside the canvas that screen readers read out when they change: messages, what is asked, listed or looked at, and hit points. */
final class Speech {

    /** How many of the last messages are kept. */
    private static final int MESSAGES = 5;

    private final HTMLElement messages;
    private final HTMLElement told;
    private final HTMLElement health;
    private List<String> lines = List.of();

    Speech(HTMLDocument document, HTMLElement root) {
        messages = region(document, root, "log");
        told = region(document, root, "log told");
        health = region(document, root, "log health");
    }

    private static HTMLElement region(HTMLDocument document, HTMLElement root, String kind) {
        HTMLElement region =
                document.createElement("div").withAttr("class", kind).withAttr("aria-live", "polite");
        root.appendChild(region);
        return region;
    }

    /** Says what is new. */
    void say(Play play) {
        List<String> all = play.shownMessages();
        set(messages, String.join("\n", all.subList(Math.max(0, all.size() - MESSAGES), all.size())));
        List<String> now = play.controls().told();
        int last = now.size() - 1;
        // Of a list that was read already only the line that is marked now.
        boolean isSameList =
                last > 0 && now.size() == lines.size() && now.subList(0, last).equals(lines.subList(0, last));
        if (!now.equals(lines)) {
            lines = now;
            set(told, isSameList ? now.get(last) : String.join("\n", now));
        }
        if (!play.isBusy()) {
            play.view()
                    .actor()
                    .get(Destructible.class)
                    .map(body -> body.hitPoints()
                            + most(body).map(most -> "/" + most).orElse(""))
                    .ifPresent(points -> set(health, play.game().words().say("HP {0}", points)));
        }
    }

    private static Optional<Integer> most(Destructible body) {
        return body instanceof Health counted ? Optional.of(counted.max()) : Optional.empty();
    }

    private static void set(HTMLElement region, String text) {
        if (!text.equals(region.getTextContent())) {
            region.setTextContent(text);
        }
    }
}
