package io.github.undercroft.time;

/**
 * Sixty-four sets of slots that know their lowest slot without looking at empty words: each set is a tree of 64-bit
 * words, in which a bit of an upper word says that the word below it has a bit set. Sixteen million slots make four
 * levels.
 */
final class SlotSets {
    static final int SETS = Long.SIZE;

    private final int capacity;
    /** Where each level starts inside a set, the lowest first. */
    private final int[] starts;

    private final int levels;
    private final int stride;
    private final long[] words;
    private long occupied;

    SlotSets(int capacity) {
        this.capacity = capacity;
        this.starts = new int[6];
        int start = 0;
        int level = 0;
        int width = capacity;
        do {
            width = (width + 63) >>> 6;
            starts[level++] = start;
            start += width;
        } while (width > 1);
        this.levels = level;
        this.stride = start;
        this.words = new long[SETS * stride];
    }

    private SlotSets(SlotSets origin) {
        this.capacity = origin.capacity;
        this.starts = origin.starts;
        this.levels = origin.levels;
        this.stride = origin.stride;
        this.words = origin.words.clone();
        this.occupied = origin.occupied;
    }

    SlotSets copy() {
        return new SlotSets(this);
    }

    /** @return slots 0 to this less one can be held */
    int capacity() {
        return capacity;
    }

    /** @return a bit for each set that is not empty */
    long occupied() {
        return occupied;
    }

    void add(int set, int slot) {
        int base = set * stride;
        int index = slot;
        for (int level = 0; level < levels; level++) {
            int at = base + starts[level] + (index >>> 6);
            long word = words[at];
            words[at] = word | 1L << index;
            if (word != 0) {
                return;
            }
            index >>>= 6;
        }
        occupied |= 1L << set;
    }

    void remove(int set, int slot) {
        int base = set * stride;
        int index = slot;
        for (int level = 0; level < levels; level++) {
            int at = base + starts[level] + (index >>> 6);
            long word = words[at] & ~(1L << index);
            words[at] = word;
            if (word != 0) {
                return;
            }
            index >>>= 6;
        }
        occupied &= ~(1L << set);
    }

    /** Returns the lowest slot of a set that is not empty; quickest if it is near the hint, below which there is none. */
    int first(int set, int hint) {
        int base = set * stride;
        long near = words[base + (hint >>> 6)];
        if (near != 0) {
            return (hint & -64) + Long.numberOfTrailingZeros(near);
        }
        int index = 0;
        for (int level = levels - 1; level >= 0; level--) {
            index = (index << 6) + Long.numberOfTrailingZeros(words[base + starts[level] + index]);
        }
        return index;
    }
}
