package io.github.undercroft.time;

/**
 * Slots filed under the pass in which they are due. The block of passes under way and the next one lie open, a set for
 * each pass; what comes later waits in a wheel under the number of its block. So nobody who is due within a block is ever
 * moved.
 */
final class Passes {
    /** Two blocks lie open. */
    private static final int BLOCK = SlotSets.SETS / 2;

    private static final int BLOCK_BITS = Integer.numberOfTrailingZeros(BLOCK);
    private static final int FAR_BITS = 6;

    /** From here on somebody who waits could be due after the last pass. */
    private static final long SAFE = Long.MAX_VALUE - 4L * Integer.MAX_VALUE;

    private final SlotSets near;
    /** The blocks to come. */
    private final Wheel far;

    private long[] dues;
    private long pass;
    /** The first pass of the block after the next. */
    private long end;

    Passes(long pass, int slots) {
        this.near = new SlotSets(slots);
        this.far = new Wheel(block(pass) + 1, FAR_BITS, 0);
        this.dues = new long[slots];
        this.pass = pass;
        this.end = (block(pass) + 2) << BLOCK_BITS;
    }

    private Passes(Passes origin) {
        this.near = origin.near.copy();
        this.far = origin.far.copy();
        this.dues = origin.dues.clone();
        this.pass = origin.pass;
        this.end = origin.end;
    }

    Passes copy() {
        return new Passes(this);
    }

    /** @return slots 0 to this less one can be filed */
    int capacity() {
        return near.capacity();
    }

    long pass() {
        return pass;
    }

    long due(int slot) {
        return dues[slot];
    }

    /** Whether {@link #requireTime} could complain of some actor. */
    boolean areEnding() {
        return pass > SAFE;
    }

    void requireTime(long passes) {
        if (pass + passes < 0) {
            throw new IllegalStateException("time is used up: " + passes + " passes from pass " + pass + " end after "
                    + Long.MAX_VALUE + "; restore the state at an earlier pass");
        }
    }

    /** Files a slot under the pass that comes so many passes after this one. */
    void file(int slot, long passes) {
        long due = pass + passes;
        dues[slot] = due;
        if (passes < end - pass) {
            near.add(set(due), slot);
        } else {
            far.reserve(slot);
            far.insert(slot, block(due));
        }
    }

    void remove(int slot) {
        long due = dues[slot];
        if (due - pass < end - pass) {
            near.remove(set(due), slot);
        } else {
            far.remove(slot);
        }
    }

    /**
     * Takes out the lowest slots that are due in this pass, or if there are none in the next pass that has any, which is
     * this pass then. Somebody must be filed.
     *
     * @param taken room for {@link SlotSets#MAX_TAKEN} or for all there are and three more
     * @return how many
     */
    int take(int[] taken) {
        int count = near.takeLowest(set(pass), taken);
        if (count == 0) {
            nextPass();
            count = near.takeLowest(set(pass), taken);
        }
        return count;
    }

    private void nextPass() {
        int set = near.nextSet(set(pass));
        if (set == KeyTable.NONE) {
            enter(far.earliest() << BLOCK_BITS);
            set = near.nextSet(set(pass));
        }
        long next = pass + ((set - set(pass)) & (SlotSets.SETS - 1));
        if (end - next <= BLOCK) {
            enter(next);
        }
        pass = next;
    }

    /** Goes to a pass of a block to come. */
    private void enter(long next) {
        pass = next;
        end = (block(pass) + 2) << BLOCK_BITS;
        open(block(pass));
        open(block(pass) + 1);
    }

    private void open(long block) {
        far.advance(block);
        for (int slot = far.head(); slot >= 0; slot = far.head()) {
            far.removeFirst(slot);
            near.add(set(dues[slot]), slot);
        }
    }

    private static long block(long pass) {
        return pass >>> BLOCK_BITS;
    }

    private static int set(long pass) {
        return (int) pass & (SlotSets.SETS - 1);
    }
}
