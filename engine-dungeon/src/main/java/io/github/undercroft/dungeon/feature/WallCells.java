package io.github.undercroft.dungeon.feature;

import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/** Wall cells through which something may be dug, of which a random one is taken in O(1). */
final class WallCells {

    /** Each a feature, a side and a cell, packed. */
    private long[] walls = new long[64];

    private int size;

    static long pack(int feature, int side, int cell) {
        return (long) feature << 32 | (long) side << 30 | cell;
    }

    static int feature(long wall) {
        return (int) (wall >>> 32);
    }

    /** The place of its side among the straight directions. */
    static int side(long wall) {
        return (int) (wall >>> 30) & 3;
    }

    static int cell(long wall) {
        return (int) wall & (1 << 30) - 1;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(long wall) {
        if (size == walls.length) {
            walls = Arrays.copyOf(walls, size + (size >> 1));
        }
        walls[size++] = wall;
    }

    /** Takes one out; each is as likely. */
    long take(RandomSource random) {
        int index = random.nextInt(size);
        long taken = walls[index];
        walls[index] = walls[--size];
        return taken;
    }
}
