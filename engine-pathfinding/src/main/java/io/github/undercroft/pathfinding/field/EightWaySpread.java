package io.github.undercroft.pathfinding.field;

import java.util.Arrays;

/**
 * Spreads whole sums over open cells by eight steps, where a diagonal one costs no less than a straight one and less than
 * two. The cells that were reached stand in a list in the order of their sums, and so do the diagonal steps still to be
 * taken: the least of both is next, and no heap is needed.
 *
 * <p>Of equally cheap paths those are followed that go diagonally first. Then a cell reached by a straight step need only be
 * left straight on, and one reached diagonally by the same step and its two components, except beside walls. That is correct
 * whichever of several equally cheap paths came first: if a cheapest path ends with a straight step, the cell before it
 * always offers that step, since any other step to that cell would be a detour.
 *
 * <p>Source: D. Harabor, A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, whose rules these are;
 * N. Sturtevant, S. Rabin, "Canonical Orderings on Grids", 2016, who take them without jumps.
 */
abstract class EightWaySpread implements OpenSpread {

    static final int UNREACHED = FieldValues.WHOLE_UNREACHED;

    /** The direction of a goal, which is left in all directions. */
    static final int NO_WAY = 8;

    /** No sum. */
    private static final int NEVER = Integer.MAX_VALUE;

    int[] values = {};
    /** By ways, from 0 to 9 and so on round. */
    final int[] offsets = new int[16];

    private int straight;
    private int diagonal;

    /** Sixteen times a cell, and the way on which it was reached. */
    private int[] reached = {};

    private int size;
    private int next;

    private int[] slants = {};
    private int[] slantSums = {};
    private int slantSize;
    private int nextSlant;
    private int slantSum;

    @Override
    public boolean run(FieldMap map, int[] cellValues, FieldSeeds seeds, int max) {
        begin(map, cellValues);
        while (true) {
            int seed = seeds.sum();
            int plain = next < size ? values[reached[next] >>> 4] + straight : NEVER;
            int min = Math.min(seed, Math.min(plain, slantSum));
            if (min > max) {
                return min == NEVER || max < FieldValues.MAX_WHOLE;
            }
            if (min == seed) {
                reach(seeds.takeCell(), NO_WAY, seed);
            } else if (min == plain) {
                straights(Math.min(seed, max));
            } else {
                diagonals(Math.min(Math.min(plain, seed), max));
            }
        }
    }

    private void begin(FieldMap map, int[] cellValues) {
        values = cellValues;
        int room = map.width() * map.height() + 8;
        reached = reached.length < room ? new int[room] : reached;
        for (int way = 0; way < 16; way++) {
            offsets[way] = map.offset(way & 7);
        }
        straight = (int) map.units().straight();
        diagonal = (int) map.units().diagonal();
        size = 0;
        next = 0;
        slantSize = 0;
        nextSlant = 0;
        slantSum = NEVER;
    }

    /**
     * Takes straight steps as long as their sums are at most that, and no diagonal one is due. Works on local variables,
     * which saves a third of the time.
     */
    private void straights(int max) {
        int[] sums = values;
        int[] list = reached;
        int at = next;
        int tail = size;
        while (at < tail) {
            int entry = list[at];
            int cell = entry >>> 4;
            int way = entry & 15;
            int sum = sums[cell] + straight;
            if (sum > slantSum || sum > max) {
                break;
            }
            at++;
            if ((way & 1) != 0) {
                int left = cell + offsets[way - 1];
                if (sums[left] == UNREACHED) {
                    sums[left] = sum;
                    list[tail++] = left << 4 | (way - 1);
                }
                int right = cell + offsets[way + 1];
                if (sums[right] == UNREACHED) {
                    sums[right] = sum;
                    list[tail++] = right << 4 | (way + 1 & 7);
                }
                slant(cell, way, sum);
                continue;
            }
            int ahead = cell + offsets[way];
            if (sums[ahead] == UNREACHED) {
                sums[ahead] = sum;
                list[tail++] = ahead << 4 | (way & 7);
            }
            if (way == NO_WAY || turns(cell, way)) {
                size = tail;
                turn(cell, way, sum);
                tail = size;
            }
        }
        next = at;
        size = tail;
    }

    /** Offers the diagonal steps from a cell that was reached on that diagonal way. */
    abstract void slant(int cell, int way, int sum);

    /** Whether a cell that was reached on that straight way is to be left on others as well. */
    abstract boolean turns(int cell, int way);

    /** Reaches the cells beside, and offers the diagonal steps, to which such a cell leads. */
    abstract void turn(int cell, int way, int sum);

    /** Takes the diagonal steps that are due. */
    private void diagonals(int max) {
        int[] sums = values;
        int at = nextSlant;
        int tail = size;
        int due = slantSum;
        int last = max;
        while (due <= last) {
            int entry = slants[at++];
            int cell = entry >>> 4;
            if (sums[cell] == UNREACHED) {
                sums[cell] = due;
                reached[tail++] = entry;
                last = Math.min(last, due + straight - 1);
            }
            due = at < slantSize ? slantSums[at] : NEVER;
        }
        nextSlant = at;
        size = tail;
        slantSum = due;
    }

    /** Reaches a cell unless it has been or is a wall. */
    final void reach(int cell, int way, int sum) {
        if (values[cell] == UNREACHED) {
            values[cell] = sum;
            reached[size++] = cell << 4 | way;
        }
    }

    /** Offers a diagonal step, to be taken unless its cell is reached before. */
    final void offer(int cell, int way, int straightSum) {
        if (values[cell] == UNREACHED) {
            if (slantSize == slants.length) {
                slants = Arrays.copyOf(slants, 2 * slantSize + 64);
                slantSums = Arrays.copyOf(slantSums, 2 * slantSize + 64);
            }
            int sum = straightSum - straight + diagonal;
            slants[slantSize] = cell << 4 | way;
            slantSums[slantSize++] = sum;
            slantSum = Math.min(slantSum, sum);
        }
    }
}
