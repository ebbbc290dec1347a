package io.github.undercroft.pathfinding;

import java.util.Arrays;

/**
 * The remembered jumps: where the jumps lead from a cell that was entered in a direction. On a map that does not change they
 * are always the same, so each is computed once. At most about 44 bytes for each cell of the map; beyond that nothing more
 * is kept.
 *
 * <p>If some cells of the map change, an entry is still valid if none of them lies in the box of all cells that were read
 * for it. That is checked when the entry is used next, so a change itself costs nothing.
 *
 * <p>Entries lie one after the other in one array: a head of four words, then two words for each place. An entry counts if
 * there is a head that names the cell which leads to it, so nothing has to be cleared for another map.
 */
final class KnownJumps {

    private static final int NONE = -1;
    private static final int HEAD = 4;
    /** From one place to the next. */
    static final int PLACE = 2;
    /** In a head, the columns and the rows that were looked at, the lowest and, 32 bits up, the highest. */
    private static final int COLUMNS = 2;

    private static final int ROWS = 3;

    private static final int MAX_WORDS_PER_CELL = 5;
    private static final int MIN_WORDS = 1 << 12;
    /** The first word of a place: x, y and the way there. Of a head: cell, way, and how many words its places take. */
    private static final int BITS = 26;

    private static final int MASK = (1 << BITS) - 1;
    private static final int WAY_BITS = 4;
    private static final int COUNT_SHIFT = BITS + WAY_BITS;
    private static final int MAX_COUNT = Integer.MAX_VALUE;
    /** The first word of a head has this bit, and no other word. */
    private static final long IS_HEAD = Long.MIN_VALUE;

    /** The places of so many changes are kept, a power of two; older entries are no longer valid. */
    private static final int CHANGES = 64;

    private long[] words = new long[64];
    private int size;
    private int max;
    /** By cells, the newest of its entries, if that is one of its. */
    private int[] newest = new int[0];

    /** The one that places are added to, or {@link #NONE}. */
    private int entry = NONE;

    private int lowX;
    private int highX;
    private int lowY;
    private int highY;

    /** How many cells have changed. */
    private int changes;

    private final int[] changedX = new int[CHANGES];
    private final int[] changedY = new int[CHANGES];

    /** Forgets all, for a map with so many cells. */
    void clear(int cells) {
        size = 0;
        changes = 0;
        max = Math.max(MIN_WORDS, (int) Math.min((long) MAX_WORDS_PER_CELL * cells, 1 << 28));
        if (newest.length < cells) {
            newest = new int[cells];
        }
    }

    /** Notes that a cell has been opened or closed. */
    void change(int x, int y) {
        if (size >= max || changes == Integer.MAX_VALUE) {
            // Entries that have been replaced take room; so all are forgotten when it is used up.
            size = 0;
            changes = 0;
        }
        changedX[changes & (CHANGES - 1)] = x;
        changedY[changes & (CHANGES - 1)] = y;
        changes++;
    }

    /** The entry of a cell that was entered in a direction; negative if there is no valid one. */
    int find(int cell, int way) {
        for (int at = newestOf(cell); at >= 0; at = (int) words[at + 1] - 1) {
            if ((words[at] >>> BITS & ((1 << WAY_BITS) - 1)) == way) {
                return (int) (words[at + 1] >>> 32) == changes || stillHolds(at) ? at : NONE;
            }
        }
        return NONE;
    }

    private int newestOf(int cell) {
        int at = newest[cell];
        return at < size && (words[at] & (IS_HEAD | MASK)) == (IS_HEAD | cell) ? at : NONE;
    }

    /** Whether no change since it was looked at last was in its box. */
    private boolean stillHolds(int at) {
        int seen = (int) (words[at + 1] >>> 32);
        if (changes - seen > CHANGES) {
            return false;
        }
        long columns = words[at + COLUMNS];
        long rows = words[at + ROWS];
        for (int i = seen; i < changes; i++) {
            int x = changedX[i & (CHANGES - 1)];
            int y = changedY[i & (CHANGES - 1)];
            if (x >= (int) columns && x <= columns >> 32 && y >= (int) rows && y <= rows >> 32) {
                return false;
            }
        }
        words[at + 1] = (long) changes << 32 | (words[at + 1] & 0xFFFF_FFFFL);
        return true;
    }

    /** From here on places are added to an entry that is not there yet, unless there are too many. */
    void begin(int cell, int way, int x, int y) {
        if (size >= max) {
            return;
        }
        int older = newestOf(cell);
        entry = size;
        makeRoom(HEAD);
        words[entry] = IS_HEAD | (long) way << BITS | cell;
        words[entry + 1] = (long) changes << 32 | (older + 1L);
        size = entry + HEAD;
        newest[cell] = entry;
        lowX = x;
        highX = x;
        lowY = y;
        highY = y;
    }

    /** Whether places are added. */
    boolean isOpen() {
        return entry >= 0;
    }

    /** Notes that a scan reached a cell. */
    void look(int x, int y) {
        lowX = Math.min(lowX, x);
        highX = Math.max(highX, x);
        lowY = Math.min(lowY, y);
        highY = Math.max(highY, y);
    }

    void add(int x, int y, int way, long cost) {
        makeRoom(PLACE);
        words[size] = (long) way << (2 * BITS) | (long) y << BITS | x;
        words[size + 1] = cost;
        size += PLACE;
    }

    void end() {
        if (entry >= 0) {
            words[entry] |= (long) (size - entry - HEAD) << COUNT_SHIFT;
            // The cells beside those that were reached matter as well.
            words[entry + COLUMNS] = (long) (highX + 1) << 32 | Math.max(0, lowX - 1);
            words[entry + ROWS] = (long) (highY + 1) << 32 | Math.max(0, lowY - 1);
            entry = NONE;
        }
    }

    private void makeRoom(int more) {
        if (size + more > words.length) {
            words = Arrays.copyOf(words, Math.max(size + more, Math.min(2 * words.length, max)));
        }
    }

    /** Where the places of an entry begin; each takes two numbers on. */
    static int first(int entry) {
        return entry + HEAD;
    }

    /** Where they end. */
    int end(int entry) {
        return entry + HEAD + (int) (words[entry] >>> COUNT_SHIFT & MAX_COUNT);
    }

    int x(int place) {
        return (int) words[place] & MASK;
    }

    int y(int place) {
        return (int) (words[place] >>> BITS) & MASK;
    }

    int way(int place) {
        return (int) (words[place] >>> (2 * BITS));
    }

    long cost(int place) {
        return words[place + 1];
    }
}
