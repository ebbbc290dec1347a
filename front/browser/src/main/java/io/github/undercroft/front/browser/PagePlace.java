package io.github.undercroft.front.browser;

import io.github.undercroft.front.Words;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** Where a game is on a page: all of it, or an element that has a width and a height of its own. */
final class PagePlace {

    /** The id of the element of a whole page that shows the lines of the bot's games, and what is told beside the game. */
    static final String RESULT = "result";

    /** How long something is told that is soon of no use, in milliseconds. */
    private static final int MOMENT = 5000;

    /** Hears that something is another size now. */
    @JSFunctor
    interface Resized extends JSObject {
        void accept();
    }

    private final String id;
    /** How often something was told. */
    private int told;

    /**
     * Looks for nothing yet.
     *
     * @param id of that element; empty for the whole page
     */
    PagePlace(String id) {
        this.id = id;
    }

    boolean isWholePage() {
        return id.isEmpty();
    }

    /** What holds the game. */
    HTMLElement root() {
        return isWholePage() ? HTMLDocument.current().getBody() : element(id);
    }

    private static HTMLElement element(String id) {
        HTMLElement found = HTMLDocument.current().getElementById(id);
        if (found == null) {
            throw new IllegalArgumentException("This page has no element with the id \"" + id + "\"");
        }
        return found;
    }

    /** Makes the element ready to hold a game. A whole page is never pulled down or left by a swipe. */
    void prepare() {
        root().getClassList().add("undercroft");
        if (isWholePage()) {
            HTMLDocument.current().getDocumentElement().getClassList().add("undercroft-page");
        }
        HTMLElement measure = HTMLDocument.current().createElement("span").withAttr("class", "measure");
        measure.setAttribute("aria-hidden", "true");
        measure.setTextContent("M");
        root().appendChild(measure);
        if (!isWholePage() && root().querySelector("pre") == null) {
            root().appendChild(HTMLDocument.current().createElement("pre"));
        }
    }

    /** A letter of the page. */
    private HTMLElement measure() {
        return root().querySelector(".measure");
    }

    /** The height of the page's letters, which its user may have made larger. */
    int letterHeight() {
        return measure().getOffsetHeight();
    }

    /** The address of the page that lists other games; empty if there is none. */
    Optional<String> otherGames() {
        return isWholePage() && isOneOfSeveral() ? Optional.of("index.html") : Optional.empty();
    }

    @JSBody(
            script =
                    "return !!document.querySelector('script[data-game]') && !/(^|\\/)(index\\.html)?$/.test(location.pathname);")
    private static native boolean isOneOfSeveral();

    /** Tells the user something over the game; the empty text takes it away. */
    void tell(String text) {
        HTMLElement notice = isWholePage() ? element(RESULT) : root().querySelector("pre");
        notice.setAttribute("role", "status");
        notice.setTextContent(text);
        told++;
    }

    /** Tells the user something over the game, and takes it away after a while unless something else is told by then. */
    void tellAWhile(String text) {
        tell(text);
        int last = told;
        Window.setTimeout(
                () -> {
                    if (told == last) {
                        tell("");
                    }
                },
                MOMENT);
    }

    /** Asks the user something over the game; each answer ends the question. The last one has the focus. */
    void ask(String question, Map<String, Runnable> answers) {
        HTMLDocument document = HTMLDocument.current();
        HTMLElement asked =
                document.createElement("nav").withAttr("class", "question").withAttr("role", "alertdialog");
        asked.setAttribute("aria-label", question);
        HTMLElement text = document.createElement("p");
        text.setTextContent(question);
        asked.appendChild(text);
        answers.forEach((label, deed) -> {
            HTMLElement button = document.createElement("button");
            button.setTextContent(label);
            button.addEventListener("click", event -> {
                asked.delete();
                deed.run();
            });
            asked.appendChild(button);
            if (asked.getChildNodes().getLength() > answers.size()) {
                root().appendChild(asked);
                button.focus();
            }
        });
    }

    /** Calls whenever a part of it has another size; the class {@code wide} says that the place is wider than high. */
    void whenResized(HTMLElement part, Resized resized) {
        observe(root(), () -> {
            root().getClassList().remove("wide");
            if (root().getClientWidth() > root().getClientHeight()) {
                root().getClassList().add("wide");
            }
            resized.accept();
        });
        observe(part, resized);
        observe(measure(), resized);
    }

    @JSBody(
            params = {"element", "resized"},
            script = "new ResizeObserver(function() { resized(); }).observe(element);")
    private static native void observe(HTMLElement element, Resized resized);

    /** Marks a row by the class {@code cut} while a part of it is below its edge. */
    @JSBody(
            params = "row",
            script = "var look = function() {"
                    + "row.classList.toggle('cut', row.scrollHeight - row.scrollTop - row.clientHeight > 4); };"
                    + "row.addEventListener('scroll', look); new ResizeObserver(look).observe(row);"
                    + "new MutationObserver(look).observe(row, { childList: true });")
    static native void markCut(HTMLElement row);

    /** Changes the seed in the address of a whole page, which loads it anew. @return whether there was another one */
    boolean nameSeed(long seed) {
        return isWholePage() && isSeedChanged(Long.toString(seed));
    }

    @JSBody(
            params = "seed",
            script = "var hash = location.hash.replace(/([#&]seed=)[^&]*/, '$1' + seed);"
                    + "if (hash === location.hash) { return false; } location.hash = hash; return true;")
    private static native boolean isSeedChanged(String seed);

    /** Says the seed in the address of a whole page, as it is usually said. */
    void saySeed(long seed) {
        if (isWholePage()) {
            sayUsually(Long.toString(seed));
        }
    }

    @JSBody(
            params = "seed",
            script =
                    "try { var words = new URLSearchParams(location.hash.slice(1)); Array.from(words.keys()).forEach(function(name) {"
                            + "if (name !== 'seed' && name.trim().toLowerCase() === 'seed') { words.delete(name); } }); words.set('seed', seed);"
                            + "var query = new URLSearchParams(location.search); Array.from(query.keys()).forEach(function(name) {"
                            + "if (name.trim().toLowerCase() === 'seed') { query.delete(name); } }); query = query.toString();"
                            + "history.replaceState(null, '', location.pathname + (query && '?' + query) + '#' + words); } catch (shut) {}")
    private static native void sayUsually(String seed);

    /** Copies the address of a game to where one can paste it from, and says so; or shows it where nothing can be copied. */
    void copyLink(long seed, Words words) {
        String link = link(Long.toString(seed));
        PageFiles.copy(link, isCopied -> {
            if (isCopied) {
                tellAWhile(words.say("Copied: {0}", link));
            } else {
                tell(link);
            }
        });
    }

    /** The address under which a whole page plays the game of a seed. */
    @JSBody(params = "seed", script = "return location.href.split(/[?#]/)[0] + '#seed=' + seed;")
    private static native String link(String seed);

    /** Lists the kept games, where the page has what lists them. */
    @JSBody(
            params = {"root", "game", "current", "words"},
            script = "if (window.listKeptGames) { window.listKeptGames(root, game, current, words.split('|')); }")
    static native void listKept(HTMLElement root, String game, String current, String words);
}
