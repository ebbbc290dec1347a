package io.github.undercroft.front.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/** Files that a page hands to its user, and takes. */
final class PageFiles {

    private static final String READ = "function read(file, max, taken) { if (file.size > max) { taken('!'); return; }"
            + "var reader = new FileReader(); reader.onload = function() {"
            + "taken(reader.result.substring(reader.result.indexOf(',') + 1)); }; reader.readAsDataURL(file); }";

    private PageFiles() {}

    /** Takes the bytes of a file as text: {@link StoredBytes}. */
    @JSFunctor
    interface Taken extends JSObject {
        void accept(String text);
    }

    /** Learns whether a text was copied. */
    @JSFunctor
    interface Copied extends JSObject {
        void accept(boolean isCopied);
    }

    /** Downloads bytes, given as such text. */
    @JSBody(
            params = {"name", "text"},
            script = "var link = document.createElement('a'); link.download = name;"
                    + "link.href = 'data:application/octet-stream;base64,' + text; link.click();")
    static native void give(String name, String text);

    /** More bytes than any save or recording has. */
    static final int MAX_BYTES = 16_000_000;

    /** Asks for a file. One that is too large is not read: it is handed on as {@link #TOO_LARGE}. */
    static void ask(Taken taken) {
        ask(MAX_BYTES, taken);
    }

    /** What stands for a file that is too large; no text of bytes. */
    static final String TOO_LARGE = "!";

    @JSBody(
            params = {"max", "taken"},
            script = "var input = document.createElement('input'); input.type = 'file';"
                    + "input.onchange = function() {" + READ + "read(input.files[0], max, taken); }; input.click();")
    private static native void ask(int max, Taken taken);

    /** Takes a file that is dropped onto an element. */
    static void whenDropped(HTMLElement element, Taken taken) {
        whenDropped(element, MAX_BYTES, taken);
    }

    @JSBody(
            params = {"element", "max", "taken"},
            script = "element.addEventListener('dragover', function(event) { event.preventDefault(); });"
                    + "element.addEventListener('drop', function(event) { event.preventDefault();" + READ
                    + "if (event.dataTransfer.files[0]) { read(event.dataTransfer.files[0], max, taken); } });")
    private static native void whenDropped(HTMLElement element, int max, Taken taken);

    /** Fetches a file beside the page; what can't be had is handed on as the empty text. */
    static void fetch(String name, Taken taken) {
        fetch(name, MAX_BYTES, taken);
    }

    @JSBody(
            params = {"name", "max", "taken"},
            script = READ
                    + "fetch(name).then(function(response) { if (!response.ok) { throw new Error(); } return response.blob(); })"
                    + ".then(function(file) { read(file, max, taken); }, function() { taken(''); });")
    private static native void fetch(String name, int max, Taken taken);

    /** Copies a text to where one can paste it from. */
    @JSBody(
            params = {"text", "copied"},
            script =
                    "try { navigator.clipboard.writeText(text).then(function() { copied(true); }, function() { copied(false); }); }"
                            + "catch (shut) { copied(false); }")
    static native void copy(String text, Copied copied);
}
