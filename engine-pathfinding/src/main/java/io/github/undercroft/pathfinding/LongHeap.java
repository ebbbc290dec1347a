package io.github.undercroft.pathfinding;

import java.util.Arrays;

/** A queue of longs, the least first; four below each, so that few levels are looked at. Holds no key twice in an order of its own: equal keys are equal. */
final class LongHeap {

    private long[] keys = new long[64];
    private int size;

    void clear() {
        size = 0;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The least; there must be one. */
    long first() {
        return keys[0];
    }

    void add(long key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
        }
        long[] heap = keys;
        int place = size++;
        while (place > 0) {
            int above = (place - 1) >> 2;
            long other = heap[above];
            if (other <= key) {
                break;
            }
            heap[place] = other;
            place = above;
        }
        heap[place] = key;
    }

    /** Takes out the least; there must be one. */
    long pop() {
        long[] heap = keys;
        long first = heap[0];
        int last = --size;
        long key = heap[last];
        int place = 0;
        int below = 1;
        while (below + 3 < last) {
            int least = below;
            long leastKey = heap[below];
            for (int i = below + 1; i < below + 4; i++) {
                long other = heap[i];
                if (other < leastKey) {
                    leastKey = other;
                    least = i;
                }
            }
            if (leastKey >= key) {
                heap[place] = key;
                return first;
            }
            heap[place] = leastKey;
            place = least;
            below = 4 * place + 1;
        }
        sinkLast(place, key);
        return first;
    }

    /** The last step down, where fewer than four are below. */
    private void sinkLast(int from, long key) {
        long[] heap = keys;
        int place = from;
        int least = place;
        long leastKey = key;
        for (int i = 4 * place + 1; i < size; i++) {
            if (heap[i] < leastKey) {
                leastKey = heap[i];
                least = i;
            }
        }
        heap[place] = leastKey;
        if (least != place) {
            heap[least] = key;
        }
    }
}
