package io.github.undercroft.value.inner;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Remembers results for values in one pass, by object identity. Fields may share nested values, so 40 nested records
 * can have a million million paths; with this, each value is visited once. It starts to remember only after many
 * values, so small values cost nothing more.
 */
public final class SeenValues<T> {

    private final int before;
    private int met;
    private @Nullable IdentityHashMap<Object, T> found;

    /** @param before the number of values before it starts to remember */
    public SeenValues(int before) {
        this.before = before;
    }

    /** Starts another pass. */
    public void clear() {
        met = 0;
        found = null;
    }

    /** @return the number of values in this pass */
    public int met() {
        return met;
    }

    /** @return whether it remembers values now */
    public boolean isRemembering() {
        return met > before;
    }

    /** Counts a value. @return the result noted for it, or null */
    public @Nullable T meet(Object value) {
        met++;
        return found == null ? null : found.get(value);
    }

    /** Notes the result for a value. */
    public void note(Object value, T what) {
        if (isRemembering()) {
            if (found == null) {
                found = new IdentityHashMap<>();
            }
            found.put(value, what);
        }
    }
}
