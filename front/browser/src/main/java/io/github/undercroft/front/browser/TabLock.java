package io.github.undercroft.front.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Lets only one tab of a browser play a game. */
final class TabLock {

    private TabLock() {}

    /** Learns whether this tab may play. */
    @JSFunctor
    interface Answer extends JSObject {
        void accept(boolean isFree);
    }

    /**
     * Takes the lock of a game until the tab ends, however it does, which takes a moment when it is loaded again. Where there are
     * no locks, as in a page from a file, or where to ask for them throws, as in a frame without an origin, nobody is kept away.
     */
    @JSBody(
            params = {"game", "answer"},
            script = "var locks; try { locks = navigator.locks; } catch (shut) { }"
                    + "if (!locks) { answer(true); return; }"
                    + "var keep = function() { answer(true); return new Promise(function() {}); };"
                    + "var patience = new AbortController(); setTimeout(function() { patience.abort(); }, 2000);"
                    + "locks.request('undercroft ' + game, { signal: patience.signal }, keep)"
                    + ".catch(function(error) { answer(error.name !== 'AbortError'); });")
    static native void take(String game, Answer answer);
}
