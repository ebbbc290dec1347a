package io.github.undercroft.time;

import java.util.Arrays;

/**
 * Slots in ascending order that are served one after another: first those that have been served and await something,
 * then those whose turn is still to come.
 */
final class Batch {
    private final int[] slots;
    private int awaiting;
    private int at;
    private int end;

    Batch(int room) {
        this.slots = new int[room];
    }

    private Batch(Batch origin) {
        this.slots = origin.slots.clone();
        this.awaiting = origin.awaiting;
        this.at = origin.at;
        this.end = origin.end;
    }

    Batch copy() {
        return new Batch(this);
    }

    boolean isServed() {
        return at == end;
    }

    int first() {
        return slots[at];
    }

    /** The first has been served. */
    void next() {
        at++;
    }

    boolean isAwaited() {
        return awaiting < at;
    }

    /** Who was served first of those that await something, and does so no more. */
    int takeAwaiting() {
        return slots[awaiting++];
    }

    /** Starts again with what can be taken there; it must be empty. */
    void fill(Passes passes) {
        end = passes.take(slots);
        awaiting = 0;
        at = 0;
    }

    /** Takes out a slot whose turn is still to come, and tells whether it was there. */
    boolean remove(int slot) {
        int index = Arrays.binarySearch(slots, at, end, slot);
        if (index < 0) {
            return false;
        }
        end--;
        System.arraycopy(slots, index + 1, slots, index, end - index);
        return true;
    }
}
