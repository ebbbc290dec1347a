package io.github.undercroft.front.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Lets only one tab of a browser play a game. */
final class TabLock {

    private TabLock() {}

    /** Learns whether this tab may play; after a no it may be a yes later. */
    @JSFunctor
    interface Answer extends JSObject {
        void accept(boolean isFree);
    }

    /**
     * Takes the lock of a game until the tab ends, however it does. While another tab has it, the answer is no, and yes once that has ended.
     * To be slow is no reason for a no: it is given only if the browser says that the lock is held. Where there are no locks, as in a page
     * from a file, or where to ask for them throws, as in a frame without an origin, nobody is kept away.
     */
    @JSBody(
            params = {"game", "answer"},
            script = "var locks; try { locks = navigator.locks; } catch (shut) { }"
                    + "if (!locks) { answer(true); return; }"
                    + "var name = 'undercroft ' + game; var isOurs = false;"
                    + "var keep = function() { isOurs = true; answer(true); return new Promise(function() {}); };"
                    + "locks.request(name, keep).catch(function(error) {"
                    + "if (isOurs) { throw error; } isOurs = true; answer(true); });"
                    // A page that is loaded again has to wait a moment for its former self.
                    + "var ask = function() { if (isOurs) { return; } locks.query().then(function(all) {"
                    + "var isHeld = all.held.some(function(lock) { return lock.name === name; });"
                    + "if (!isOurs && isHeld) { answer(false); } else { setTimeout(ask, 1000); }"
                    + "}, function() { setTimeout(ask, 1000); }); };"
                    + "setTimeout(ask, 2000);")
    static native void take(String game, Answer answer);
}
