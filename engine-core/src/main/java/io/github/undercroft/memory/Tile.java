package io.github.undercroft.memory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is remembered of 8 x 8 cells, row by row. Several memories may share it; only its owner writes to it. */
final class Tile {

    static final int CELLS = 64;

    /** Who may write to it. */
    final Object owner;
    /** One bit for each cell of which the terrain is known. */
    long known;
    /** For each known cell the index of its terrain in the palette. */
    final int[] terrain;
    /** When each cell was seen last; null while none of them was ever seen. */
    private long @Nullable [] seen;
    /** Who and what was on each cell; null while that is nobody. */
    private Picture @Nullable [] @Nullable [] there;

    Tile(Object owner) {
        this.owner = owner;
        this.terrain = new int[CELLS];
    }

    private Tile(Object owner, Tile origin) {
        this.owner = owner;
        this.known = origin.known;
        this.terrain = origin.terrain.clone();
        this.seen = origin.seen == null ? null : origin.seen.clone();
        this.there = origin.there == null ? null : origin.there.clone();
    }

    Tile copyFor(Object newOwner) {
        return new Tile(newOwner, this);
    }

    boolean knows(int cell) {
        return (known >>> cell & 1) != 0;
    }

    long seenAt(int cell) {
        return seen == null ? SeenTime.NEVER : seen[cell];
    }

    void setSeen(int cell, long when) {
        long[] times = seen;
        if (times == null) {
            times = new long[CELLS];
            Arrays.fill(times, SeenTime.NEVER);
            seen = times;
        }
        times[cell] = when;
    }

    Picture @Nullable [] at(int cell) {
        return there == null ? null : there[cell];
    }

    void put(int cell, Picture @Nullable [] pictures) {
        Picture @Nullable [] @Nullable [] all = there;
        if (all == null) {
            if (pictures == null) {
                return;
            }
            all = new Picture[CELLS][];
            there = all;
        }
        all[cell] = pictures;
    }
}
