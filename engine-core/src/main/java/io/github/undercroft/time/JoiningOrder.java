package io.github.undercroft.time;

import java.util.Arrays;

/** Slots in the order in which they joined, linked both ways. Slots of those that left are given to newcomers. */
final class JoiningOrder {
    private static final int NOBODY = KeyTable.NONE;

    private int[] next = new int[8];
    private int[] previous = new int[8];
    private int first = NOBODY;
    private int last = NOBODY;
    private FreeSlots slots = new FreeSlots();

    JoiningOrder copy() {
        JoiningOrder copy = new JoiningOrder();
        copy.next = next.clone();
        copy.previous = previous.clone();
        copy.first = first;
        copy.last = last;
        copy.slots = slots.copy();
        return copy;
    }

    /** @return the slot of a newcomer, which is last */
    int join() {
        int slot = slots.take();
        if (slot >= next.length) {
            next = Arrays.copyOf(next, 2 * next.length);
            previous = Arrays.copyOf(previous, 2 * previous.length);
        }
        next[slot] = NOBODY;
        previous[slot] = last;
        if (last == NOBODY) {
            first = slot;
        } else {
            next[last] = slot;
        }
        last = slot;
        return slot;
    }

    void leave(int slot) {
        int before = previous[slot];
        int after = next[slot];
        if (before == NOBODY) {
            first = after;
        } else {
            next[before] = after;
        }
        if (after == NOBODY) {
            last = before;
        } else {
            previous[after] = before;
        }
        slots.giveBack(slot);
    }

    /** @return the first slot, or {@link KeyTable#NONE} */
    int first() {
        return first;
    }

    /** @return the next slot in joining order, or {@link KeyTable#NONE} if this is the last */
    int next(int slot) {
        return next[slot];
    }
}
