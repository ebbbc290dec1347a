package io.github.undercroft.time;

/** Slots by due time, first in first out where times are equal, any time from now to the end of a long. */
interface TimeQueue {
    TimeQueue copy();

    long now();

    long due(int slot);

    void reserve(int slot);

    /** The slot must have been reserved and must not be in; the time must not lie before now. */
    void insert(int slot, long time);

    /** Takes a slot that is due now from its place and inserts it again. */
    void postpone(int slot, long time);

    void remove(int slot);

    /** Moves now to the earliest due time; somebody must be in. Returns who is first then; it stays in. */
    int first();

    /** Returns the {@code size} slots that are in by due time, then first in first out; good until the next listing. */
    int[] inOrder(Listing listing, int size);
}
