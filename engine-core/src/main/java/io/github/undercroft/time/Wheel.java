package io.github.undercroft.time;

import java.util.Arrays;

/**
 * A hierarchical timing wheel: slots by due time, first in first out where times are equal, any time from now to the end
 * of a long. Each level has 256 buckets and looks at eight bits of the time; a slot waits on the level of the highest
 * byte in which its time differs from now, and when time enters its bucket it moves down, in list order, so equal times
 * keep their sequence. A slot moves at most once per level, and usually once.
 *
 * <p>A bucket is a ring of slots, linked both ways, known by its last one. Levels are made when first needed.
 *
 * <p>After G. Varghese and T. Lauck, Hashed and Hierarchical Timing Wheels, 1987; placing by the highest differing digit
 * makes it exact without a tick for every moment that passes.
 */
final class Wheel {
    private static final int BITS = 8;
    private static final int RADIX = 1 << BITS;
    private static final int WORDS = RADIX / Long.SIZE;
    private static final int SMALL = 32;

    /** Never after any due time. */
    private long now;

    private long[] due;
    /** Of slot s: before it at 2s, after it at 2s + 1. */
    private int[] links;
    /** Last slot plus one of each bucket, 0 where it is empty; level by level. */
    private int[] tails;
    /** One bit for each bucket with somebody in it. */
    private long[] occupied;

    private int[] scratch = new int[0];

    Wheel(long now) {
        this.now = now;
        this.due = new long[8];
        this.links = new int[16];
        this.tails = new int[0];
        this.occupied = new long[0];
    }

    private Wheel(Wheel origin) {
        this.now = origin.now;
        this.due = origin.due.clone();
        this.links = origin.links.clone();
        this.tails = origin.tails.clone();
        this.occupied = origin.occupied.clone();
    }

    Wheel copy() {
        return new Wheel(this);
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
            links = Arrays.copyOf(links, 2 * due.length);
        }
    }

    /** The slot must have been reserved and must not be in the wheel; the time must not lie before now. */
    void insert(int slot, long time) {
        due[slot] = time;
        int bucket = bucket(time);
        if (bucket >= tails.length) {
            int levels = bucket / RADIX + 1;
            tails = Arrays.copyOf(tails, levels * RADIX);
            occupied = Arrays.copyOf(occupied, levels * WORDS);
        }
        append(slot, bucket);
    }

    private int bucket(long time) {
        int level = (Long.SIZE - 1 - Long.numberOfLeadingZeros((time ^ now) | 1)) / BITS;
        return level * RADIX + ((int) (time >>> (level * BITS)) & (RADIX - 1));
    }

    private void append(int slot, int bucket) {
        int tail = tails[bucket] - 1;
        if (tail < 0) {
            links[2 * slot] = slot;
            links[2 * slot + 1] = slot;
            occupied[bucket >>> 6] |= 1L << bucket;
        } else {
            int head = links[2 * tail + 1];
            links[2 * slot] = tail;
            links[2 * slot + 1] = head;
            links[2 * tail + 1] = slot;
            links[2 * head] = slot;
        }
        tails[bucket] = slot + 1;
    }

    void remove(int slot) {
        int bucket = bucket(due[slot]);
        int before = links[2 * slot];
        if (before == slot) {
            clear(bucket);
            return;
        }
        int after = links[2 * slot + 1];
        links[2 * before + 1] = after;
        links[2 * after] = before;
        if (tails[bucket] == slot + 1) {
            tails[bucket] = before + 1;
        }
    }

    private void clear(int bucket) {
        tails[bucket] = 0;
        occupied[bucket >>> 6] &= ~(1L << bucket);
    }

    /** Moves now to the earliest due time; the wheel must not be empty. Returns who is first then; it stays in. */
    int first() {
        int bucket = firstBucket(0, WORDS);
        if (bucket < 0) {
            cascade(firstBucket(WORDS, occupied.length));
            bucket = firstBucket(0, WORDS);
        }
        int slot = links[2 * tails[bucket] - 1];
        now = due[slot];
        return slot;
    }

    /** Who is due now and first in, or {@link Keys#NONE}; asked after {@link #first()}. */
    int head() {
        int tail = tails[(int) now & (RADIX - 1)] - 1;
        return tail < 0 ? Keys.NONE : links[2 * tail + 1];
    }

    private int firstBucket(int from, int to) {
        for (int word = from; word < to; word++) {
            if (occupied[word] != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(occupied[word]);
            }
        }
        return -1;
    }

    /** Spreads the earliest bucket over the levels below; who is due first lands on the lowest. */
    private void cascade(int bucket) {
        int tail = tails[bucket] - 1;
        int head = links[2 * tail + 1];
        clear(bucket);
        now = bucket < 2 * RADIX ? due[head] & -RADIX : earliest(head);
        int slot = head;
        while (true) {
            int after = links[2 * slot + 1];
            append(slot, bucket(due[slot]));
            if (slot == tail) {
                return;
            }
            slot = after;
        }
    }

    private long earliest(int head) {
        long least = due[head];
        for (int slot = links[2 * head + 1]; slot != head; slot = links[2 * slot + 1]) {
            least = Math.min(least, due[slot]);
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
                int tail = tails[(word << 6) + Long.numberOfTrailingZeros(left)] - 1;
                int from = count;
                int slot = tail;
                do {
                    slot = links[2 * slot + 1];
                    scratch[count++] = slot;
                } while (slot != tail);
                if (word >= WORDS && count - from > SMALL) {
                    return drained(size);
                }
                if (word >= WORDS) {
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
            copy.remove(scratch[count]);
        }
        return scratch;
    }
}
