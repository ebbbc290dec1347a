package io.github.undercroft.time;

import java.util.Arrays;

/**
 * A hierarchical timing wheel: slots by due time, first in first out where times are equal, any time from now to the
 * end of a long. A slot waits on the level of the highest digit in which its time differs from now, and when time
 * enters its bucket it moves down, in list order, so equal times keep their sequence. A slot moves at most once per
 * level; in a wheel whose lowest level is wide, most never move. Upper levels are made when first needed. A bucket is
 * one of the {@link Rings}, whose array this class uses directly in each turn.
 *
 * <p>After G. Varghese and T. Lauck, Hashed and Hierarchical Timing Wheels, 1987; placing by the highest differing
 * digit makes it exact without a tick for every moment that passes.
 */
final class Wheel implements TimeQueue {
    /** Digits of the upper levels. */
    private static final int BITS = 8;

    private static final int RADIX = 1 << BITS;

    /** Buckets of the lowest level. */
    private final int width;

    private final int widthBits;
    /** Never after any due time. */
    private long now;

    private long[] due;
    private final Rings rings;
    /** Those of the rings; see there. */
    private int[] links;

    private int buckets;
    /** One bit for each bucket with somebody in it. */
    private long[] occupied;
    /** One bit for each word of the lowest level that is not 0. */
    private long summary;

    /** The lowest level has two to the {@code widthBits} buckets, 6 to 12. */
    Wheel(long now, int widthBits, int slots) {
        this.width = 1 << widthBits;
        this.widthBits = widthBits;
        this.now = now;
        this.due = new long[slots];
        this.rings = new Rings(width, slots);
        this.links = rings.links();
        this.buckets = width;
        this.occupied = new long[width / Long.SIZE];
    }

    private Wheel(Wheel origin) {
        this.width = origin.width;
        this.widthBits = origin.widthBits;
        this.now = origin.now;
        this.due = origin.due.clone();
        this.rings = origin.rings.copy();
        this.links = rings.links();
        this.buckets = origin.buckets;
        this.occupied = origin.occupied.clone();
        this.summary = origin.summary;
    }

    @Override
    public Wheel copy() {
        return new Wheel(this);
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long due(int slot) {
        return due[slot];
    }

    @Override
    public void reserve(int slot) {
        if (slot >= due.length) {
            due = Arrays.copyOf(due, Math.max(slot + 1, 2 * due.length));
            rings.reserve(due.length);
            links = rings.links();
        }
    }

    @Override
    public void insert(int slot, long time) {
        due[slot] = time;
        int bucket = bucket(time);
        while (bucket >= buckets) {
            addLevel();
        }
        append(slot, bucket);
    }

    @Override
    public void postpone(int slot, long time) {
        removeFirst(slot);
        insert(slot, time);
    }

    private void addLevel() {
        rings.addRings(RADIX);
        links = rings.links();
        buckets += RADIX;
        occupied = Arrays.copyOf(occupied, buckets / Long.SIZE);
    }

    private int bucket(long time) {
        long difference = time ^ now;
        if (difference >>> widthBits == 0) {
            return (int) time & (width - 1);
        }
        int above = (Long.SIZE - 1 - Long.numberOfLeadingZeros(difference) - widthBits) / BITS;
        return width + above * RADIX + ((int) (time >>> (widthBits + above * BITS)) & (RADIX - 1));
    }

    private void append(int slot, int bucket) {
        int[] links = this.links;
        int node = buckets + slot;
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

    @Override
    public void remove(int slot) {
        int bucket = bucket(due[slot]);
        removeFirst(slot);
        if (rings.first(bucket) < 0) {
            clear(bucket);
        }
    }

    /** Takes out a slot that is due now. If its bucket is empty then, it will be noticed later. */
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

    /** Who is due now and first in, below 0 if nobody is. */
    int head() {
        return links[2 * ((int) now & (width - 1)) + 1] - buckets;
    }

    @Override
    public int first() {
        int slot = head();
        return slot < 0 ? nextMoment() : slot;
    }

    private int nextMoment() {
        clear((int) now & (width - 1));
        if (summary == 0) {
            cascade();
        }
        int word = Long.numberOfTrailingZeros(summary);
        int bucket = (word << 6) + Long.numberOfTrailingZeros(occupied[word]);
        now = (now & -width) + bucket;
        return rings.first(bucket);
    }

    /** Spreads the earliest bucket over the levels below; who is due first lands on the lowest. */
    private void cascade() {
        int bucket = earliestBucket(width >>> 6);
        now = bucket < width + RADIX ? due[rings.first(bucket)] & -width : earliestIn(bucket);
        spread(bucket);
    }

    /** Moves now on to that time, which must not lie after any due time. */
    void advance(long time) {
        int bucket = bucket(time);
        if (head() < 0) {
            clear((int) now & (width - 1));
        }
        now = time;
        if (bucket >= width && bucket < buckets) {
            spread(bucket);
        }
    }

    /** The earliest due time; the wheel must not be empty. */
    long earliest() {
        if (head() < 0) {
            clear((int) now & (width - 1));
        }
        return earliestIn(earliestBucket(0));
    }

    private int earliestBucket(int from) {
        int word = from;
        while (occupied[word] == 0) {
            word++;
        }
        return (word << 6) + Long.numberOfTrailingZeros(occupied[word]);
    }

    private long earliestIn(int bucket) {
        long min = Long.MAX_VALUE;
        for (int slot = rings.first(bucket); slot >= 0; slot = rings.after(slot)) {
            min = Math.min(min, due[slot]);
        }
        return min;
    }

    /** Spreads a bucket over the levels below: now has entered it. */
    private void spread(int bucket) {
        int slot = rings.first(bucket);
        clear(bucket);
        rings.clear(bucket);
        while (slot >= 0) {
            int after = rings.after(slot);
            append(slot, bucket(due[slot]));
            slot = after;
        }
    }

    @Override
    public int[] inOrder(Listing listing, int size) {
        return listing.inOrder(this, size);
    }

    int words() {
        return occupied.length;
    }

    /** Whether those in a bucket may be due at several times. */
    boolean isMixed(int bucket) {
        return bucket >= width;
    }

    long occupied(int word) {
        return occupied[word];
    }

    /** Writes the slots of a bucket, first in first out, to an array from there on, and tells where they end. */
    int list(int bucket, int[] into, int from) {
        return rings.list(bucket, into, from);
    }
}
