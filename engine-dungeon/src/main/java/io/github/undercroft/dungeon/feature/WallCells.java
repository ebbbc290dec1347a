package io.github.undercroft.dungeon.feature;

import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/** Wall cells through which something may be dug, from which a random one is taken in O(1). */
final class WallCells {

    /** Each entry packs a feature, a side and a cell. */
    private long[] walls = new long[128];

    private int size;

    static long pack(int feature, int side, int cell) {
        return (long) feature << 32 | (long) side << 30 | cell;
    }

    static int feature(long wall) {
        return (int) (wall >>> 32);
    }

    /** The index of its side among the straight directions. */
    static int side(long wall) {
        return (int) (wall >>> 30) & 3;
    }

    static int cell(long wall) {
        return (int) wall & (1 << 30) - 1;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /**
     * Adds the cells of one wall from an index up to but not including another.
     *
     * @param first the cell with the index 0
     * @param step from one cell to the next
     */
    void add(long first, int step, int from, int to) {
        int count = to - from;
        if (size + count > walls.length) {
            walls = Arrays.copyOf(walls, Math.max(size + count, 2 * size));
        }
        long[] all = walls;
        for (int i = 0; i < count; i++) {
            all[size + i] = first + (long) step * (from + i);
        }
        size += count;
    }

    /** Takes a random one out, with equal chances. */
    long take(RandomSource random) {
        int index = random.nextInt(size);
        long taken = walls[index];
        walls[index] = walls[--size];
        return taken;
    }
}
