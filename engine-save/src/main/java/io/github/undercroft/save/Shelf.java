package io.github.undercroft.save;

import java.util.Map;

/**
 * Bytes under names, such as {@code hero.save}: the {@linkplain DirectoryShelf files of a directory}, or the store of a page in a
 * browser. {@link SaveStore} keeps its promises on any shelf whose calls happen one after the other, each of them whole or not at all,
 * also if the program is killed. What a shelf can't do is a {@link SaveException}.
 */
public interface Shelf {

    /**
     * What is under a name.
     *
     * @throws SaveException {@link SaveException.Reason#MISSING} if there is nothing; {@link SaveException.Reason#TOO_LARGE} if it
     *     has more bytes than the maximum
     */
    byte[] get(String name, int maxBytes);

    /** @return whether anything has that name, also what can't be read */
    boolean has(String name);

    /** Puts bytes in the place of what has that name. */
    void replace(String name, byte[] bytes);

    /** Gives what has a name another one, which is free. Does nothing if there is nothing. */
    void move(String name, String to);

    /** Does nothing if there is nothing. */
    void remove(String name);

    /** @return the names that end so, each with the time when it was written, in milliseconds since 1970; none if nobody can tell */
    Map<String, Long> names(String ending);

    /** @return where what has that name is or would be, for a message; for an empty name, where all of it is */
    String place(String name);
}
