package io.github.undercroft.time;

import java.util.Arrays;

/**
 * A hierarchical timing wheel: slots by due time, first in first out where times are equal, any time from now to the end
 * of a long. A slot waits on the level of the highest digit in which its time differs from now, and when time enters its
 * bucket it moves down, in list order, so equal times keep their sequence. A slot moves at most once per level; in a
 * wheel whose lowest level is wide, most never move.
 *
 * <p>A bucket is a ring of nodes linked both ways, and a node of that ring itself, so that linking and unlinking know no
 * special case: a branch that goes either way at random costs more than all the rest. The nodes of the buckets come
 * first, those of the slots after them. Upper levels are made when first needed.
 *
 * <p>After G. Varghese and T. Lauck, Hashed and Hierarchical Timing Wheels, 1987; placing by the highest differing digit
 * makes it exact without a tick for every moment that passes.
 */
final class Wheel {
    /** Digits of the upper levels. */
    private static final int BITS = 8;

    private static final int RADIX = 1 << BITS;
    private static final int SMALL = 32;

    /** Buckets of the lowest level. */
    private final int width;

    private final int widthBits;
    /** Never after any due time. */
    private long now;

    private long[] due;
    private int buckets;
    /** Of node n: the node before it at 2n, the one after it at 2n + 1. */
    private int[] links;
    /** One bit for each bucket with somebody in it. */
    private long[] occupied;
    /** One bit for each word of the lowest level that is not 0. */
    private long summary;

    private int[] scratch = new int[0];

    /** The lowest level has two to the {@code widthBits} buckets, 6 to 12. */
    Wheel(long now, int widthBits, int slots) {
        this.width = 1 << widthBits;
        this.widthBits = widthBits;
        this.now = now;
        this.due = new long[slots];
        this.buckets = width;
        this.links = new int[2 * (width + slots)];
        this.occupied = new long[width / Long.SIZE];
        unlink(0);
    }

    private Wheel(Wheel origin) {
        this.width = origin.width;
        this.widthBits = origin.widthBits;
        this.now = origin.now;
        this.due = origin.due.clone();
        this.buckets = origin.buckets;
        this.links = origin.links.clone();
        this.occupied = origin.occupied.clone();
        this.summary = origin.summary;
    }

    Wheel copy() {
        return new Wheel(this);
    }

    /** The same slots at the same times in a wheel with another lowest level. */
    Wheel widened(int bits) {
        Wheel wider = new Wheel(now, bits, due.length);
        for (int bucket = 0; bucket < buckets; bucket++) {
            for (int node = links[2 * bucket + 1]; node != bucket; node = links[2 * node + 1]) {
                wider.insert(node - buckets, due[node - buckets]);
            }
        }
        return wider;
    }

    int widthBits() {
        return widthBits;
    }

    long now() {
        return now;
    }

    long due(int slot) {
        return due[slot];
    }

    void reserve(int slot) {
        if (slot >= due.length) {
            due = Arrays.copyOf(due, Math.max(slot + 1, 2 * due.length));
            links = Arrays.copyOf(links, 2 * (buckets + due.length));
        }
    }

    /** The slot must have been reserved and must not be in the wheel; the time must not lie before now. */
    void insert(int slot, long time) {
        due[slot] = time;
        int bucket = bucket(time);
        while (bucket >= buckets) {
            addLevel();
        }
        append(buckets + slot, bucket);
    }

    private int bucket(long time) {
        long difference = time ^ now;
        if (difference >>> widthBits == 0) {
            return (int) time & (width - 1);
        }
        int above = (Long.SIZE - 1 - Long.numberOfLeadingZeros(difference) - widthBits) / BITS;
        return width + above * RADIX + ((int) (time >>> (widthBits + above * BITS)) & (RADIX - 1));
    }

    private void append(int node, int bucket) {
        int[] links = this.links;
        int tail = links[2 * bucket];
        links[2 * tail + 1] = node;
        links[2 * node] = tail;
        links[2 * node + 1] = bucket;
        links[2 * bucket] = node;
        int word = bucket >>> 6;
        occupied[word] |= 1L << bucket;
        if (bucket < width) {
            summary |= 1L << word;
        }
    }

    void remove(int slot) {
        int bucket = bucket(due[slot]);
        removeFirst(slot);
        if (links[2 * bucket + 1] == bucket) {
            clear(bucket);
        }
    }

    /** Takes out a slot that is due now. If its bucket is empty then, {@link #first()} will notice. */
    void removeFirst(int slot) {
        int[] links = this.links;
        int node = buckets + slot;
        int before = links[2 * node];
        int after = links[2 * node + 1];
        links[2 * before + 1] = after;
        links[2 * after] = before;
    }

    private void clear(int bucket) {
        int word = bucket >>> 6;
        occupied[word] &= ~(1L << bucket);
        if (occupied[word] == 0 && bucket < width) {
            summary &= ~(1L << word);
        }
    }

    private void addLevel() {
        int[] old = links;
        int from = buckets;
        buckets += RADIX;
        links = new int[old.length + 2 * RADIX];
        // Slots have moved up by one level's worth of nodes; links to buckets stay.
        for (int at = 0; at < old.length; at++) {
            links[at < 2 * from ? at : at + 2 * RADIX] = old[at] < from ? old[at] : old[at] + RADIX;
        }
        occupied = Arrays.copyOf(occupied, buckets / Long.SIZE);
        unlink(from);
    }

    /** Makes the buckets from there on empty. */
    private void unlink(int from) {
        for (int bucket = from; bucket < buckets; bucket++) {
            links[2 * bucket] = bucket;
            links[2 * bucket + 1] = bucket;
        }
    }

    /** Moves now to the earliest due time; the wheel must not be empty. Returns who is first then; it stays in. */
    int first() {
        int bucket = (int) now & (width - 1);
        int node = links[2 * bucket + 1];
        return node == bucket ? nextMoment(bucket) : node - buckets;
    }

    private int nextMoment(int passed) {
        clear(passed);
        if (summary == 0) {
            cascade();
        }
        int word = Long.numberOfTrailingZeros(summary);
        int bucket = (word << 6) + Long.numberOfTrailingZeros(occupied[word]);
        now = (now & -width) + bucket;
        return links[2 * bucket + 1] - buckets;
    }

    /** Who is due now and first in, or {@link Keys#NONE}. */
    int head() {
        int bucket = (int) now & (width - 1);
        int node = links[2 * bucket + 1];
        return node == bucket ? Keys.NONE : node - buckets;
    }

    /** Spreads the earliest bucket over the levels below; who is due first lands on the lowest. */
    private void cascade() {
        int word = width >>> 6;
        while (occupied[word] == 0) {
            word++;
        }
        int bucket = (word << 6) + Long.numberOfTrailingZeros(occupied[word]);
        int node = links[2 * bucket + 1];
        occupied[word] &= occupied[word] - 1;
        links[2 * bucket] = bucket;
        links[2 * bucket + 1] = bucket;
        now = bucket < width + RADIX ? due[node - buckets] & -width : earliest(node, bucket);
        while (node != bucket) {
            int after = links[2 * node + 1];
            append(node, bucket(due[node - buckets]));
            node = after;
        }
    }

    private long earliest(int head, int bucket) {
        long least = Long.MAX_VALUE;
        for (int node = head; node != bucket; node = links[2 * node + 1]) {
            least = Math.min(least, due[node - buckets]);
        }
        return least;
    }

    /** Returns the {@code size} slots in the wheel by due time, then first in first out; good until the next call. */
    int[] inOrder(int size) {
        if (scratch.length < size) {
            scratch = new int[Math.max(size, 16)];
        }
        int count = 0;
        for (int word = 0; word < occupied.length; word++) {
            for (long left = occupied[word]; left != 0; left &= left - 1) {
                int bucket = (word << 6) + Long.numberOfTrailingZeros(left);
                int from = count;
                for (int node = links[2 * bucket + 1]; node != bucket; node = links[2 * node + 1]) {
                    scratch[count++] = node - buckets;
                }
                if (bucket >= width && count - from > SMALL) {
                    return drained(size);
                }
                if (bucket >= width) {
                    sort(from, count);
                }
            }
        }
        return scratch;
    }

    /** Insertion sort: stable, and quick for the handful of slots in a bucket. */
    private void sort(int from, int to) {
        for (int sorted = from + 1; sorted < to; sorted++) {
            int slot = scratch[sorted];
            int at = sorted;
            while (at > from && due[scratch[at - 1]] > due[slot]) {
                scratch[at] = scratch[at - 1];
                at--;
            }
            scratch[at] = slot;
        }
    }

    /** Lets a copy run empty: no sorting, whatever the buckets hold. */
    private int[] drained(int size) {
        Wheel copy = copy();
        for (int count = 0; count < size; count++) {
            scratch[count] = copy.first();
            copy.removeFirst(scratch[count]);
        }
        return scratch;
    }
}
