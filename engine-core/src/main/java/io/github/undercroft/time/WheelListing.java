package io.github.undercroft.time;

/** Lists who waits in a wheel without moving it, into an array that is kept from one listing to the next. */
final class WheelListing {
    private static final int SMALL = 32;

    private int[] sequence = new int[0];

    /** Returns the {@code size} slots in the wheel by due time, then first in first out; good until the next call. */
    int[] inOrder(Wheel wheel, int size) {
        if (sequence.length < size) {
            sequence = new int[Math.max(size, 16)];
        }
        int count = 0;
        for (int word = 0; word < wheel.words(); word++) {
            for (long left = wheel.occupied(word); left != 0; left &= left - 1) {
                int bucket = (word << 6) + Long.numberOfTrailingZeros(left);
                int from = count;
                count = wheel.list(bucket, sequence, from);
                if (wheel.isMixed(bucket) && count - from > SMALL) {
                    return drained(wheel, size);
                }
                if (wheel.isMixed(bucket)) {
                    sort(wheel, from, count);
                }
            }
        }
        return sequence;
    }

    /** Insertion sort: stable, and quick for the handful of slots in a bucket. */
    private void sort(Wheel wheel, int from, int to) {
        for (int sorted = from + 1; sorted < to; sorted++) {
            int slot = sequence[sorted];
            int at = sorted;
            while (at > from && wheel.due(sequence[at - 1]) > wheel.due(slot)) {
                sequence[at] = sequence[at - 1];
                at--;
            }
            sequence[at] = slot;
        }
    }

    /** Lets a copy run empty: no sorting, whatever the buckets hold. */
    private int[] drained(Wheel wheel, int size) {
        Wheel copy = wheel.copy();
        for (int count = 0; count < size; count++) {
            sequence[count] = copy.first();
            copy.removeFirst(sequence[count]);
        }
        return sequence;
    }
}
