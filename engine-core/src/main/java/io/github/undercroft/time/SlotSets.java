package io.github.undercroft.time;

/**
 * Many sets of slots that find their lowest slots without looking at empty words: each set is a tree of 64-bit words, in
 * which a bit of an upper word says that the word below it has a bit set. Sixteen million slots make four levels. Equal
 * words of all sets lie side by side, since a slot goes from a set to one of the next.
 */
final class SlotSets {
    /** Sets are numbered from 0. */
    static final int SETS = 256;

    static final int MAX_TAKEN = 64 * 64 + 3;

    private static final int SET_BITS = 8;

    private final int capacity;
    /** The lowest level first; at least two. */
    private final long[][] levels;

    private final long[] words;
    private final long[] above;
    /** A bit for each set that is not empty. */
    private final long[] occupied;

    SlotSets(int capacity) {
        this(capacity, new long[depth(capacity)][], new long[SETS / Long.SIZE]);
    }

    private SlotSets(int capacity, long[][] levels, long[] occupied) {
        this.capacity = capacity;
        int width = capacity;
        for (int level = 0; level < levels.length; level++) {
            width = (width + 63) >>> 6;
            if (levels[level] == null) levels[level] = new long[width << SET_BITS];
        }
        this.levels = levels;
        this.words = levels[0];
        this.above = levels[1];
        this.occupied = occupied;
    }

    private static int depth(int capacity) {
        int depth = 2;
        for (int width = (capacity + 4095) >>> 12; width > 1; width = (width + 63) >>> 6) {
            depth++;
        }
        return depth;
    }

    SlotSets copy() {
        long[][] copies = new long[levels.length][];
        for (int level = 0; level < levels.length; level++) {
            copies[level] = levels[level].clone();
        }
        return new SlotSets(capacity, copies, occupied.clone());
    }

    /** @return slots 0 to this less one can be held */
    int capacity() {
        return capacity;
    }

    /**
     * Finds a set that is not empty: looks at the given one first, then at those after it, then from the first on.
     *
     * @return its number, or {@link KeyTable#NONE} if all are empty
     */
    int nextSet(int from) {
        int word = from >>> 6;
        long left = occupied[word] & -1L << from;
        for (int walked = 0; walked <= occupied.length; walked++) {
            if (left != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(left);
            }
            word = (word + 1) & (occupied.length - 1);
            left = occupied[word];
        }
        return KeyTable.NONE;
    }

    /** The second level is written without asking: a branch taken one time in ten costs more. */
    void add(int set, int slot) {
        int word = slot >>> 6;
        words[word << SET_BITS | set] |= 1L << slot;
        int at = word >>> 6 << SET_BITS | set;
        long before = above[at];
        above[at] = before | 1L << word;
        if (before == 0) {
            addAbove(set, word >>> 6);
        }
    }

    private void addAbove(int set, int index) {
        int upper = index;
        for (int level = 2; level < levels.length; level++) {
            levels[level][upper >>> 6 << SET_BITS | set] |= 1L << upper;
            upper >>>= 6;
        }
        occupied[set >>> 6] |= 1L << set;
    }

    void remove(int set, int slot) {
        int at = slot >>> 6 << SET_BITS | set;
        words[at] &= ~(1L << slot);
        if (words[at] == 0) {
            clearWord(set, slot >>> 6);
        }
    }

    /**
     * Takes the lowest slots out of a set, in ascending order: all that share a word of the second level.
     *
     * @param taken room for {@link #MAX_TAKEN}
     * @return how many; 0 if the set is empty
     */
    int takeLowest(int set, int[] taken) {
        if ((occupied[set >>> 6] >>> set & 1) == 0) {
            return 0;
        }
        int group = 0;
        for (int level = levels.length - 1; level >= 2; level--) {
            group = (group << 6) + Long.numberOfTrailingZeros(levels[level][group << SET_BITS | set]);
        }
        long left = above[group << SET_BITS | set];
        above[group << SET_BITS | set] = 0;
        clearAbove(set, group);
        int count = 0;
        for (; left != 0; left &= left - 1) {
            int word = (group << 6) + Long.numberOfTrailingZeros(left);
            long slots = words[word << SET_BITS | set];
            words[word << SET_BITS | set] = 0;
            int end = count + Long.bitCount(slots);
            for (; count < end; count += 4) {
                taken[count] = (word << 6) + Long.numberOfTrailingZeros(slots);
                slots &= slots - 1;
                taken[count + 1] = (word << 6) + Long.numberOfTrailingZeros(slots);
                slots &= slots - 1;
                taken[count + 2] = (word << 6) + Long.numberOfTrailingZeros(slots);
                slots &= slots - 1;
                taken[count + 3] = (word << 6) + Long.numberOfTrailingZeros(slots);
                slots &= slots - 1;
            }
            count = end;
        }
        return count;
    }

    /** Says in the upper words that a word of the lowest level is empty. */
    private void clearWord(int set, int word) {
        int at = word >>> 6 << SET_BITS | set;
        above[at] &= ~(1L << word);
        if (above[at] == 0) {
            clearAbove(set, word >>> 6);
        }
    }

    /** Says in the upper words that a word of the second level is empty. */
    private void clearAbove(int set, int word) {
        int index = word;
        for (int level = 2; level < levels.length; level++) {
            int at = index >>> 6 << SET_BITS | set;
            long left = levels[level][at] &= ~(1L << index);
            if (left != 0) {
                return;
            }
            index >>>= 6;
        }
        occupied[set >>> 6] &= ~(1L << set);
    }
}
