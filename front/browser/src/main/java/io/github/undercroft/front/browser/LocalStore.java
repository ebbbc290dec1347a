package io.github.undercroft.front.browser;

import io.github.undercroft.save.SaveException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;

/** What the browser keeps for the pages of one host. A browser that is told to keep nothing throws at each touch. */
final class LocalStore implements TextStore {

    @Override
    public Optional<String> get(String name) {
        return Optional.ofNullable(read(name));
    }

    @Override
    public void put(String name, String text) {
        if (!isWritten(name, text)) {
            throw new SaveException(
                    SaveException.Reason.STORAGE,
                    "This browser keeps no more for this page: its store is shut, or full of kept games, of which you may delete some.");
        }
    }

    @Override
    public void remove(String name) {
        erase(name);
    }

    @JSBody(params = "name", script = "try { return localStorage.getItem(name); } catch (e) { return null; }")
    private static native @Nullable String read(String name);

    @JSBody(
            params = {"name", "text"},
            script = "try { localStorage.setItem(name, text); return true; } catch (e) { return false; }")
    private static native boolean isWritten(String name, String text);

    @JSBody(params = "name", script = "try { localStorage.removeItem(name); } catch (e) { }")
    private static native void erase(String name);
}
