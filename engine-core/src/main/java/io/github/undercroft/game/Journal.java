package io.github.undercroft.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What was there before each change of a transaction, last in first out. Reused for ever, so that noting allocates nothing. */
final class Journal {

    /** What has to be put back. */
    enum Kind {
        /** Where an entity was, and which cell it was on last. */
        PLACE,
        /** The components of an entity. */
        COMPONENTS,
        /** The terrain of a cell. */
        TERRAIN,
        /** An entity was born. */
        BIRTH,
        /** An entity left the game. */
        DEPARTURE
    }

    private static final int FIELDS = 4;

    private @Nullable Object[] entries = new Object[16 * FIELDS];
    private int size;

    void note(Kind kind, Object subject, @Nullable Object before, @Nullable Object beforeToo) {
        int at = size * FIELDS;
        if (at == entries.length) {
            entries = Arrays.copyOf(entries, at * 2);
        }
        entries[at] = kind;
        entries[at + 1] = subject;
        entries[at + 2] = before;
        entries[at + 3] = beforeToo;
        size++;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Steps back to the entry noted last, which {@link #field} then shows. */
    void stepBack() {
        size--;
    }

    /** A field of the entry stepped back to: 0 the kind, 1 the subject, 2 and 3 what was there before. */
    @Nullable
    Object field(int index) {
        return entries[size * FIELDS + index];
    }

    /** Forgets everything. What was noted stays in the array until it is written over: it is little, and wiping takes time. */
    void clear() {
        size = 0;
    }
}
