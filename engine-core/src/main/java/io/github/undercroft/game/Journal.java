package io.github.undercroft.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The old values of each change of a transaction, last in first out. The array is reused, so noting allocates nothing.
 */
final class Journal {

    /** What has to be restored. */
    enum Kind {
        /** The location of an entity, and the cell on which it was last. */
        PLACE,
        COMPONENTS,
        TERRAIN,
        /** An entity was born. */
        BIRTH,
        /** An entity left the game. */
        DEPARTURE,
        /** The timers. */
        TIMERS,
        /** When a cell changes by itself. */
        AGE
    }

    private static final int FIELDS = 4;

    private @Nullable Object[] entries = new Object[4 * FIELDS];
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

    /** A field of the entry stepped back to: 0 the kind, 1 the subject, 2 and 3 the old values. */
    @Nullable
    Object field(int index) {
        return entries[size * FIELDS + index];
    }

    /**
     * Forgets all entries. The array keeps its old references until they are overwritten: there are few, and clearing
     * takes time.
     */
    void clear() {
        size = 0;
    }
}
