package io.github.undercroft.front.browser;

import io.github.undercroft.save.SaveException;
import java.util.Optional;

/** Texts under names: the browser's own store. */
interface TextStore {

    Optional<String> get(String name);

    /**
     * Puts a text in the place of what has that name.
     *
     * @throws SaveException if the store is full, or the browser keeps nothing; what was there stays
     */
    void put(String name, String text);

    /** Does nothing if there is none. */
    void remove(String name);
}
