package io.github.undercroft.time;

import java.util.Arrays;

/**
 * Rings of slots linked both ways; a slot is in one ring at most. Each ring has a node of its own in it, so that linking
 * and unlinking know no special case: a branch that goes either way at random costs more than all the rest. The nodes of
 * the rings come first, those of the slots after them. The linking itself is written out where it is done each turn, in
 * the {@link Wheel}: behind a method of this class it took a tenth longer.
 */
final class Rings {
    private int rings;
    /** Of node n: the node before it at 2n, the one after it at 2n + 1. */
    private int[] links;

    Rings(int rings, int slots) {
        this.rings = rings;
        this.links = new int[2 * (rings + slots)];
        empty(0);
    }

    private Rings(Rings origin) {
        this.rings = origin.rings;
        this.links = origin.links.clone();
    }

    Rings copy() {
        return new Rings(this);
    }

    int[] links() {
        return links;
    }

    void reserve(int slots) {
        links = Arrays.copyOf(links, 2 * (rings + slots));
    }

    void addRings(int more) {
        int[] old = links;
        int from = rings;
        rings += more;
        links = new int[old.length + 2 * more];
        // Slots move up by the new rings' nodes; links to rings stay.
        for (int at = 0; at < old.length; at++) {
            links[at < 2 * from ? at : at + 2 * more] = old[at] < from ? old[at] : old[at] + more;
        }
        empty(from);
    }

    private void empty(int from) {
        for (int ring = from; ring < rings; ring++) {
            clear(ring);
        }
    }

    /** Forgets who is in a ring. */
    void clear(int ring) {
        links[2 * ring] = ring;
        links[2 * ring + 1] = ring;
    }

    /** @return who was appended first, below 0 if the ring is empty */
    int first(int ring) {
        return links[2 * ring + 1] - rings;
    }

    /** @return who was appended after that slot, below 0 if nobody was */
    int after(int slot) {
        return links[2 * (rings + slot) + 1] - rings;
    }

    /** Writes the slots of a ring to an array from there on, and tells where they end. */
    int list(int ring, int[] into, int from) {
        int count = from;
        for (int slot = first(ring); slot >= 0; slot = after(slot)) {
            into[count++] = slot;
        }
        return count;
    }
}
