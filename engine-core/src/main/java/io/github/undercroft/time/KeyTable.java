package io.github.undercroft.time;

import java.util.Arrays;

/**
 * Finds the slot of a key: an open-addressing table of slots with linear probing, at most half full; the keys themselves
 * stand in an array by slot. Removing shifts back what probed past the gap, so nothing piles up.
 */
final class KeyTable {
    static final int NONE = -1;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] keyOf;
    private int size;
    /** Slot plus one, so that 0 is an empty place. */
    private int[] table;

    KeyTable() {
        this(new long[8], new int[16], 0);
    }

    private KeyTable(long[] keyOf, int[] table, int size) {
        this.keyOf = keyOf;
        this.table = table;
        this.size = size;
    }

    KeyTable copy() {
        return new KeyTable(keyOf.clone(), table.clone(), size);
    }

    int size() {
        return size;
    }

    long key(int slot) {
        return keyOf[slot];
    }

    /** @return the slot, or {@link #NONE} */
    int find(long key) {
        int mask = table.length - 1;
        for (int at = home(key); ; at = (at + 1) & mask) {
            int slot = table[at] - 1;
            if (slot == NONE || keyOf[slot] == key) {
                return slot;
            }
        }
    }

    /** The key must not be there, and the slot must be free. */
    void put(int slot, long key) {
        if (slot >= keyOf.length) {
            keyOf = Arrays.copyOf(keyOf, Math.max(slot + 1, 2 * keyOf.length));
        }
        if (2 * (size + 1) > table.length) {
            widen();
        }
        keyOf[slot] = key;
        place(slot, key);
        size++;
    }

    void remove(int slot) {
        int mask = table.length - 1;
        int gap = home(keyOf[slot]);
        while (table[gap] - 1 != slot) {
            gap = (gap + 1) & mask;
        }
        for (int at = (gap + 1) & mask; table[at] != 0; at = (at + 1) & mask) {
            int walked = (at - home(keyOf[table[at] - 1])) & mask;
            if (walked >= ((at - gap) & mask)) {
                table[gap] = table[at];
                gap = at;
            }
        }
        table[gap] = 0;
        size--;
    }

    private void widen() {
        int[] old = table;
        table = new int[2 * old.length];
        for (int entry : old) {
            if (entry != 0) {
                place(entry - 1, keyOf[entry - 1]);
            }
        }
    }

    private void place(int slot, long key) {
        int at = home(key);
        while (table[at] != 0) {
            at = (at + 1) & (table.length - 1);
        }
        table[at] = slot + 1;
    }

    private int home(long key) {
        return (int) (((key ^ (key >>> 32)) * SPREAD) >>> (Long.numberOfLeadingZeros(table.length) + 1));
    }
}
