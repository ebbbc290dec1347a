package io.github.undercroft.front.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Files that a page hands to its user, and takes. */
final class PageFiles {

    private PageFiles() {}

    /** Takes the bytes of a file as text: {@link StoredBytes}. */
    @JSFunctor
    interface Taken extends JSObject {
        void accept(String text);
    }

    /** Downloads bytes, given as such text. */
    @JSBody(
            params = {"name", "text"},
            script = "var link = document.createElement('a'); link.download = name;"
                    + "link.href = 'data:application/octet-stream;base64,' + text; link.click();")
    static native void give(String name, String text);

    /** Asks for a file. */
    @JSBody(
            params = "taken",
            script = "var input = document.createElement('input'); input.type = 'file';"
                    + "input.onchange = function() { var reader = new FileReader(); reader.onload = function() {"
                    + "taken(reader.result.substring(reader.result.indexOf(',') + 1)); };"
                    + "reader.readAsDataURL(input.files[0]); }; input.click();")
    static native void ask(Taken taken);
}
