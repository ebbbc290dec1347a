package io.github.undercroft.pathfinding;

import java.util.Arrays;

/**
 * A priority queue of longs from 0 up, lowest first. Each node has four children, so that there are few levels. A value
 * lower than all others does not enter the heap, because a search often adds what it takes out next.
 */
final class LongHeap {

    private static final long NONE = Long.MAX_VALUE;

    /** The least of all, outside the heap, or {@link #NONE}. */
    private long front = NONE;

    private long[] keys = new long[64];
    private int size;

    void clear() {
        size = 0;
        front = NONE;
    }

    boolean isEmpty() {
        return front == NONE && size == 0;
    }

    /** The least; there must be one. */
    long first() {
        return front == NONE ? keys[0] : front;
    }

    void add(long key) {
        if (front != NONE) {
            push(Math.max(front, key));
            front = Math.min(front, key);
        } else if (size == 0 || key < keys[0]) {
            front = key;
        } else {
            push(key);
        }
    }

    private void push(long key) {
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
        long first = front;
        if (first == NONE) {
            return popHeap();
        }
        front = NONE;
        return first;
    }

    private long popHeap() {
        long[] heap = keys;
        long first = heap[0];
        int last = --size;
        long key = heap[last];
        int place = 0;
        int below = 1;
        while (below + 3 < last) {
            int min = below;
            long minKey = heap[below];
            for (int i = below + 1; i < below + 4; i++) {
                long other = heap[i];
                if (other < minKey) {
                    minKey = other;
                    min = i;
                }
            }
            if (minKey >= key) {
                heap[place] = key;
                return first;
            }
            heap[place] = minKey;
            place = min;
            below = 4 * place + 1;
        }
        sinkLast(place, key);
        return first;
    }

    /** The last step down, where fewer than four are below. */
    private void sinkLast(int from, long key) {
        long[] heap = keys;
        int place = from;
        int min = place;
        long minKey = key;
        for (int i = 4 * place + 1; i < size; i++) {
            if (heap[i] < minKey) {
                minKey = heap[i];
                min = i;
            }
        }
        heap[place] = minKey;
        if (min != place) {
            heap[min] = key;
        }
    }
}
