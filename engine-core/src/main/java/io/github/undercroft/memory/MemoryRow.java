package io.github.undercroft.memory;

import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Terrain;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is remembered of one row of cells. Several memories may share it; only one that owns it alone writes. */
final class MemoryRow {

    /** By column; null where nothing is known. */
    final @Nullable Terrain[] terrain;
    /** By column: when it was seen last. */
    final long[] seen;
    /** By column: who and what was there; null as long as there was nothing in the whole row. */
    private Picture @Nullable [] @Nullable [] there;

    MemoryRow(int width) {
        this.terrain = new Terrain[width];
        this.seen = new long[width];
        Arrays.fill(seen, Memory.NEVER);
    }

    private MemoryRow(MemoryRow origin) {
        this.terrain = origin.terrain.clone();
        this.seen = origin.seen.clone();
        this.there = origin.there == null ? null : origin.there.clone();
    }

    MemoryRow copy() {
        return new MemoryRow(this);
    }

    Picture @Nullable [] at(int x) {
        return there == null ? null : there[x];
    }

    void put(int x, Picture @Nullable [] pictures) {
        Picture @Nullable [] @Nullable [] all = there;
        if (all == null) {
            if (pictures == null) {
                return;
            }
            all = new Picture[terrain.length][];
            there = all;
        }
        all[x] = pictures;
    }

    static @Nullable Picture find(Picture @Nullable [] pictures, EntityId who) {
        if (pictures != null) {
            for (Picture picture : pictures) {
                if (picture.id().equals(who)) {
                    return picture;
                }
            }
        }
        return null;
    }

    boolean shows(int x, EntityId who) {
        return find(at(x), who) != null;
    }

    /** Forgets that somebody was there. */
    void remove(int x, EntityId who) {
        Picture[] before = at(x);
        if (before == null || find(before, who) == null) {
            return;
        }
        if (before.length == 1) {
            put(x, null);
            return;
        }
        Picture[] left = new Picture[before.length - 1];
        int size = 0;
        for (Picture picture : before) {
            if (!picture.id().equals(who)) {
                left[size++] = picture;
            }
        }
        put(x, left);
    }
}
