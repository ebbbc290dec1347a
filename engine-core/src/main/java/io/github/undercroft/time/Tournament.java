package io.github.undercroft.time;

import java.util.Arrays;

/**
 * A few slots by due time, first in first out where times are equal, any time from now to the end of a long. Four slots
 * play against each other, then the winners of four such games, and so on up to the one who is first. What plays is one
 * number: the time from some base, then when the slot was put in, then the slot. So a turn costs as much whatever the
 * times are: it replaces one number and plays the few games above it again, without a branch that goes either way.
 *
 * <p>Times too far from the base all play as the same one, after all others. Once only such are left, the base moves up to
 * the earliest.
 */
final class Tournament implements TimeQueue {
    private static final int SLOT_BITS = 10;
    /** Slots 0 to this less one can be put in. */
    static final int MAX_SLOTS = 1 << SLOT_BITS;

    private static final int SEQUENCE_BITS = 16;
    private static final int LAST_SEQUENCE = (1 << SEQUENCE_BITS) - 1;
    private static final int TIME_SHIFT = SEQUENCE_BITS + SLOT_BITS;
    private static final long FAR_TIME = Long.MAX_VALUE >>> TIME_SHIFT;
    private static final long FAR = FAR_TIME << TIME_SHIFT;
    /** After all others: the last sequence is never given to a slot. */
    private static final long NOBODY = Long.MAX_VALUE;

    /** Never after any due time. */
    private long now;
    /** Never after now. */
    private long base;

    private int sequence;
    private long[] due;
    /** A power of 4. */
    private int room;
    /** The winner at 1; of node n, who plays for it from 4n on; the slots from {@code room} on. */
    private long[] nodes;

    Tournament(long now) {
        this.now = now;
        this.base = now;
        this.room = 4;
        this.due = new long[room];
        this.nodes = emptyNodes(room);
    }

    private Tournament(Tournament origin) {
        this.now = origin.now;
        this.base = origin.base;
        this.sequence = origin.sequence;
        this.due = origin.due.clone();
        this.room = origin.room;
        this.nodes = origin.nodes.clone();
    }

    @Override
    public Tournament copy() {
        return new Tournament(this);
    }

    private static long[] emptyNodes(int room) {
        long[] nodes = new long[2 * room];
        Arrays.fill(nodes, NOBODY);
        return nodes;
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
        while (slot >= room) {
            long[] old = nodes;
            nodes = emptyNodes(4 * room);
            System.arraycopy(old, room, nodes, 4 * room, room);
            room *= 4;
            due = Arrays.copyOf(due, room);
            playAll();
        }
    }

    @Override
    public void postpone(int slot, long time) {
        insert(slot, time);
    }

    @Override
    public void insert(int slot, long time) {
        due[slot] = time;
        if (sequence == LAST_SEQUENCE) {
            renumber();
        }
        play(slot, timeFromBase(time) | ((long) sequence << SLOT_BITS) | slot);
        sequence++;
    }

    @Override
    public void remove(int slot) {
        play(slot, NOBODY);
    }

    private long timeFromBase(long time) {
        return Math.min(time - base, FAR_TIME) << TIME_SHIFT;
    }

    private void play(int slot, long number) {
        long[] nodes = this.nodes;
        int node = room + slot;
        long winner = number;
        nodes[node] = number;
        while (node > 1) {
            long others = earlier(earlier(nodes[node ^ 1], nodes[node ^ 2]), nodes[node ^ 3]);
            winner = earlier(winner, others);
            node >>>= 2;
            nodes[node] = winner;
        }
    }

    /** The lesser of two that are 0 or more, without a branch. */
    private static long earlier(long one, long other) {
        long difference = one - other;
        return other + (difference & (difference >> (Long.SIZE - 1)));
    }

    private void playAll() {
        for (int level = room; level > 1; level >>>= 2) {
            for (int node = level; node < 2 * level; node += 4) {
                nodes[node >>> 2] =
                        earlier(earlier(nodes[node], nodes[node + 1]), earlier(nodes[node + 2], nodes[node + 3]));
            }
        }
    }

    @Override
    public int first() {
        if (nodes[1] >= FAR) {
            moveBase();
        }
        int slot = slot(nodes[1]);
        now = due[slot];
        return slot;
    }

    private void moveBase() {
        long earliest = Long.MAX_VALUE;
        for (int slot = 0; slot < room; slot++) {
            if (nodes[room + slot] != NOBODY) {
                earliest = Math.min(earliest, due[slot]);
            }
        }
        base = earliest;
        for (int slot = 0; slot < room; slot++) {
            if (nodes[room + slot] != NOBODY) {
                nodes[room + slot] = timeFromBase(due[slot]) | (nodes[room + slot] & ~FAR);
            }
        }
        playAll();
    }

    /** Gives the lowest sequences to those who are in, in the order of what they had. */
    private void renumber() {
        long[] order = new long[room];
        int count = 0;
        for (int node = room; node < 2 * room; node++) {
            if (nodes[node] != NOBODY) {
                order[count++] = nodes[node] & ~FAR;
            }
        }
        Arrays.sort(order, 0, count);
        for (sequence = 0; sequence < count; sequence++) {
            int node = room + slot(order[sequence]);
            nodes[node] = (nodes[node] & FAR) | ((long) sequence << SLOT_BITS) | (node - room);
        }
        playAll();
    }

    @Override
    public int[] inOrder(Listing listing, int size) {
        return listing.inOrder(this, size);
    }

    /** Writes the numbers of all who are in, by slot. */
    void list(long[] into) {
        int count = 0;
        for (int node = room; node < 2 * room; node++) {
            if (nodes[node] != NOBODY) {
                into[count++] = nodes[node];
            }
        }
    }

    /** Whether the slots of a number and of all lesser ones are due in the order of the numbers. */
    static boolean isInOrder(long number) {
        return number < FAR;
    }

    static int slot(long number) {
        return (int) number & (MAX_SLOTS - 1);
    }
}
