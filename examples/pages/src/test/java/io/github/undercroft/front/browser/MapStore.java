package io.github.undercroft.front.browser;

import io.github.undercroft.save.SaveException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Holds as many characters as a browser may. */
final class MapStore implements TextStore {
    final Map<String, String> texts = new LinkedHashMap<>();
    int room = Integer.MAX_VALUE;
    /** How many steps are done before the page is gone. */
    int steps = Integer.MAX_VALUE;

    private void step() {
        if (steps == 0) {
            throw new IllegalStateException("The tab was killed.");
        }
        steps--;
    }

    @Override
    public Optional<String> get(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    @Override
    public void put(String name, String text) {
        step();
        if (text.length() > room) {
            throw new SaveException(SaveException.Reason.STORAGE, "The store is full.");
        }
        texts.put(name, text);
    }

    @Override
    public void remove(String name) {
        step();
        texts.remove(name);
    }
}
