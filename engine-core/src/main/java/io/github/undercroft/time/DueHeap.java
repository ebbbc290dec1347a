package io.github.undercroft.time;

import java.util.Arrays;

/** Slots by due time, and by rank where times are equal: a binary heap that knows where each slot stands in it. */
final class DueHeap {

    private int[] heap = new int[8];
    private int size;
    /** By slot: where it stands in the heap. Only good for slots that are in it. */
    private int[] places = new int[8];

    private long[] dues = new long[8];
    private long[] ranks = new long[8];

    DueHeap copy() {
        DueHeap copy = new DueHeap();
        copy.heap = heap.clone();
        copy.size = size;
        copy.places = places.clone();
        copy.dues = dues.clone();
        copy.ranks = ranks.clone();
        return copy;
    }

    /** The slot that comes first; somebody must be in. */
    int first() {
        return heap[0];
    }

    long due(int slot) {
        return dues[slot];
    }

    /** Puts a slot in that is not in. No two slots have the same time and rank. */
    void insert(int slot, long due, long rank) {
        reserve(slot);
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, 2 * size);
        }
        dues[slot] = due;
        ranks[slot] = rank;
        raise(size++, slot);
    }

    /** Gives another time and rank to a slot that is in. */
    void move(int slot, long due, long rank) {
        dues[slot] = due;
        ranks[slot] = rank;
        settle(places[slot], slot);
    }

    /** Takes a slot out that is in. */
    void remove(int slot) {
        int place = places[slot];
        int moved = heap[--size];
        if (moved != slot) {
            settle(place, moved);
        }
    }

    /** All slots, the first one first. */
    int[] inOrder() {
        DueHeap rest = copy();
        int[] slots = new int[size];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = rest.first();
            rest.remove(slots[i]);
        }
        return slots;
    }

    private void reserve(int slot) {
        if (slot >= places.length) {
            int room = Math.max(slot + 1, 2 * places.length);
            places = Arrays.copyOf(places, room);
            dues = Arrays.copyOf(dues, room);
            ranks = Arrays.copyOf(ranks, room);
        }
    }

    private boolean isBefore(int slot, int other) {
        return dues[slot] < dues[other] || (dues[slot] == dues[other] && ranks[slot] < ranks[other]);
    }

    private void settle(int place, int slot) {
        if (place > 0 && isBefore(slot, heap[(place - 1) / 2])) {
            raise(place, slot);
        } else {
            sink(place, slot);
        }
    }

    private void raise(int from, int slot) {
        int place = from;
        while (place > 0 && isBefore(slot, heap[(place - 1) / 2])) {
            put(place, heap[(place - 1) / 2]);
            place = (place - 1) / 2;
        }
        put(place, slot);
    }

    private void sink(int from, int slot) {
        int place = from;
        for (int child = 2 * place + 1; child < size; child = 2 * place + 1) {
            if (child + 1 < size && isBefore(heap[child + 1], heap[child])) {
                child++;
            }
            if (!isBefore(heap[child], slot)) {
                break;
            }
            put(place, heap[child]);
            place = child;
        }
        put(place, slot);
    }

    private void put(int place, int slot) {
        heap[place] = slot;
        places[slot] = place;
    }
}
