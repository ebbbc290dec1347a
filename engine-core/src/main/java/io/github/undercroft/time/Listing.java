package io.github.undercroft.time;

/** Lists who waits in a schedule without moving it, into arrays that are kept from one listing to the next. */
final class Listing {
    private static final int SMALL = 32;

    private int[] sequence = new int[0];
    private final NumberSort numbers = new NumberSort();

    /** See {@link TimeQueue#inOrder}. */
    int[] inOrder(Tournament tournament, int size) {
        reserve(size);
        tournament.list(numbers.reserve(size));
        long[] sorted = numbers.sort(size);
        if (size > 0 && !Tournament.isInOrder(sorted[size - 1])) {
            return drained(tournament, size);
        }
        for (int index = 0; index < size; index++) {
            sequence[index] = Tournament.slot(sorted[index]);
        }
        return sequence;
    }

    private void reserve(int size) {
        if (sequence.length < size) {
            sequence = new int[Math.max(size, 16)];
        }
    }

    /** See {@link TimeQueue#inOrder}. */
    int[] inOrder(Wheel wheel, int size) {
        reserve(size);
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

    /** Lets a copy run empty: no sorting, whatever is in it. */
    private int[] drained(TimeQueue schedule, int size) {
        TimeQueue copy = schedule.copy();
        for (int count = 0; count < size; count++) {
            sequence[count] = copy.first();
            copy.remove(sequence[count]);
        }
        return sequence;
    }
}
