package io.github.undercroft.time;

/**
 * Many sets of slots that know their lowest slot without looking at empty words: each set is a tree of 64-bit
 * words, in which a bit of an upper word says that the word below it has a bit set. Sixteen million slots make four
 * levels.
 */
final class SlotSets {
    /** Sets are numbered from 0. */
    static final int SETS = 256;

    private final int capacity;
    /** Where each level starts inside a set, the lowest first. */
    private final int[] starts;

    private final int levels;
    private final int stride;
    private final long[] words;
    /** A bit for each set that is not empty. */
    private final long[] occupied;

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
        this.occupied = new long[SETS / Long.SIZE];
    }

    private SlotSets(SlotSets origin) {
        this.capacity = origin.capacity;
        this.starts = origin.starts;
        this.levels = origin.levels;
        this.stride = origin.stride;
        this.words = origin.words.clone();
        this.occupied = origin.occupied.clone();
    }

    SlotSets copy() {
        return new SlotSets(this);
    }

    /** @return slots 0 to this less one can be held */
    int capacity() {
        return capacity;
    }

    /** @return the first set that is not empty, or {@link Keys#NONE} */
    int firstSet() {
        for (int word = 0; word < occupied.length; word++) {
            if (occupied[word] != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(occupied[word]);
            }
        }
        return Keys.NONE;
    }

    void add(int set, int slot) {
        int at = set * stride + (slot >>> 6);
        long word = words[at];
        words[at] = word | 1L << slot;
        if (word == 0) {
            addAbove(set, slot);
        }
    }

    private void addAbove(int set, int slot) {
        int index = slot >>> 6;
        for (int level = 1; level < levels; level++) {
            words[set * stride + starts[level] + (index >>> 6)] |= 1L << index;
            index >>>= 6;
        }
        occupied[set >>> 6] |= 1L << set;
    }

    void remove(int set, int slot) {
        words[set * stride + (slot >>> 6)] &= ~(1L << slot);
        if (words[set * stride + (slot >>> 6)] == 0) {
            clearAbove(set, slot);
        }
    }

    /** Removes the lowest slot of a set; {@link #next} will notice if its word is empty then. */
    void removeLowest(int set, int slot) {
        words[set * stride + (slot >>> 6)] &= ~(1L << slot);
    }

    /**
     * The lowest slot of a set, or {@link Keys#NONE}.
     *
     * @param hint a slot with none below it; quickest if the answer is near
     */
    int next(int set, int hint) {
        long near = words[set * stride + (hint >>> 6)];
        return near != 0 ? (hint & -64) + Long.numberOfTrailingZeros(near) : climb(set, hint);
    }

    private int climb(int set, int hint) {
        clearAbove(set, hint);
        if ((occupied[set >>> 6] >>> set & 1) == 0) {
            return Keys.NONE;
        }
        int base = set * stride;
        int index = 0;
        for (int level = levels - 1; level >= 0; level--) {
            index = (index << 6) + Long.numberOfTrailingZeros(words[base + starts[level] + index]);
        }
        return index;
    }

    /** Says in the upper words that the word of that slot is empty. */
    private void clearAbove(int set, int slot) {
        int index = slot >>> 6;
        for (int level = 1; level < levels; level++) {
            int at = set * stride + starts[level] + (index >>> 6);
            words[at] &= ~(1L << index);
            if (words[at] != 0) {
                return;
            }
            index >>>= 6;
        }
        occupied[set >>> 6] &= ~(1L << set);
    }
}
