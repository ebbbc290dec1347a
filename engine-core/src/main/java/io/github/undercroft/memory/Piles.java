package io.github.undercroft.memory;

import io.github.undercroft.Blocks;
import io.github.undercroft.EntityId;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Who and what was on one cell: perhaps one that fills it, then the others by id. The arrays are never written to. */
final class Piles {

    private static final Picture[] NOBODY = {};

    private Piles() {}

    /** The index of that entity's picture; a negative number if it was not there. O(log n). */
    static int find(Picture @Nullable [] pictures, EntityId who) {
        if (pictures == null) {
            return -1;
        }
        long key = who.key();
        if (pictures[0].id().key() == key) {
            return 0;
        }
        return find(pictures, 1, pictures.length, key);
    }

    /**
     * The index of the picture with that key among those from {@code from}, included, to {@code to}, excluded, which stand
     * by their keys; if there is none, -1 less where it would stand.
     */
    static int find(Picture[] pictures, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Long.compare(pictures[middle].id().key(), key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1 - low;
    }

    /** All but the one of that index; null for nobody. */
    static Picture @Nullable [] without(Picture[] pictures, int index) {
        if (pictures.length == 1) {
            return null;
        }
        Picture[] left = new Picture[pictures.length - 1];
        System.arraycopy(pictures, 0, left, 0, index);
        System.arraycopy(pictures, index + 1, left, index, left.length - index);
        return left;
    }

    /** Those of a pile that are of a kind; null for nobody. */
    static Picture @Nullable [] only(Picture @Nullable [] pictures, Predicate<Picture> wanted) {
        Picture[] left = pictures == null
                ? NOBODY
                : Arrays.stream(pictures).filter(wanted).toArray(Picture[]::new);
        return left.length == 0 ? null : left;
    }

    /** Whether a pile has somebody who fills the cell, as another one does too. */
    static boolean areBothFilled(Picture @Nullable [] pictures, Picture another) {
        return pictures != null && pictures[0].has(Blocks.class) && another.has(Blocks.class);
    }

    /** All and one more, which is not among them, in its place; of several that fill the cell there is none. */
    static Picture[] with(Picture @Nullable [] pictures, Picture another) {
        if (pictures == null) {
            return new Picture[] {another};
        }
        int from = pictures[0].has(Blocks.class) ? 1 : 0;
        int at = another.has(Blocks.class)
                ? 0
                : -1 - find(pictures, from, pictures.length, another.id().key());
        Picture[] more = new Picture[pictures.length + 1];
        System.arraycopy(pictures, 0, more, 0, at);
        more[at] = another;
        System.arraycopy(pictures, at, more, at + 1, pictures.length - at);
        return more;
    }

    /**
     * The part of a pile that another one has not got in the same order: between what both begin with and what both end
     * with. Of a long pile in which one thing changed that is this thing.
     */
    @SuppressWarnings("ReferenceEquality") // one look is one object, and another object may still be an equal one
    static Picture[] changed(Picture @Nullable [] before, Picture @Nullable [] now) {
        if (now == null || before == null) {
            return now == null ? NOBODY : now;
        }
        int common = Math.min(before.length, now.length);
        int start = 0;
        while (start < common && before[start] == now[start]) {
            start++;
        }
        int end = 0;
        while (end < common - start && before[before.length - 1 - end] == now[now.length - 1 - end]) {
            end++;
        }
        return Arrays.copyOfRange(now, start, now.length - end);
    }
}
