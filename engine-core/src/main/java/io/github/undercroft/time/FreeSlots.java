package io.github.undercroft.time;

import java.util.Arrays;

/** Hands out slots: those given back first, the last one given back before the others, then new ones. */
final class FreeSlots {
    private int[] freed;
    private int count;
    private int end;

    FreeSlots() {
        this(new int[4], 0, 0);
    }

    private FreeSlots(int[] freed, int count, int end) {
        this.freed = freed;
        this.count = count;
        this.end = end;
    }

    FreeSlots copy() {
        return new FreeSlots(freed.clone(), count, end);
    }

    int take() {
        return count > 0 ? freed[--count] : end++;
    }

    void giveBack(int slot) {
        if (count == freed.length) {
            freed = Arrays.copyOf(freed, 2 * count);
        }
        freed[count++] = slot;
    }
}
