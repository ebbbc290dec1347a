package io.github.undercroft.pathfinding.field;

import io.github.undercroft.pathfinding.search.SumHeap;
import io.github.undercroft.pathfinding.search.SumQueue;
import java.util.Arrays;

/**
 * Cells by sum, in a ring of buckets each as wide as the cheapest step, in any order within a bucket: a step from one of
 * them leads to another bucket, so none of them can be improved by another (but for rounding: then it is put in again).
 * Cells that do not fit into the ring wait in a heap. Steps are not counted.
 *
 * <p>Source: R. Dial, "Algorithm 360: Shortest-Path Forest with Topological Ordering", 1969; E. Dinitz, "Economical
 * Algorithms for Finding Shortest Paths in a Network", 1978, for the width.
 */
final class BucketQueue implements SumQueue {

    private static final int NONE = -1;

    private final SumHeap waiting = new SumHeap();
    private double perWidth = 1;
    /** The first entry of each bucket. */
    private int[] heads = {};

    private int[] cells = {};
    private double[] sums = {};
    private int[] nexts = {};
    private int used;
    private int freed = NONE;
    private int inRing;
    private int ring;
    private double bucket;
    private int slot;
    private boolean isStarted;

    /** Makes buckets for steps between two costs, both more than 0. */
    void begin(double cheapest, double dearest) {
        perWidth = 1 / cheapest;
        ring = (int) Math.ceil(dearest / cheapest) + 2;
        heads = heads.length < ring ? new int[ring] : heads;
        clear();
    }

    @Override
    public void clear() {
        waiting.clear();
        Arrays.fill(heads, NONE);
        used = 0;
        freed = NONE;
        inRing = 0;
        isStarted = false;
    }

    @Override
    public void add(int cell, double sum, int stepCount) {
        double ahead = isStarted ? Math.floor(sum * perWidth) - bucket : ring;
        if (ahead < ring) {
            put(cell, sum, (int) Math.max(0, ahead));
        } else {
            waiting.add(cell, sum, stepCount);
        }
    }

    private void put(int cell, double sum, int ahead) {
        int entry = freed;
        if (entry == NONE) {
            if (used == cells.length) {
                int length = 2 * used + 64;
                cells = Arrays.copyOf(cells, length);
                sums = Arrays.copyOf(sums, length);
                nexts = Arrays.copyOf(nexts, length);
            }
            entry = used++;
        } else {
            freed = nexts[entry];
        }
        int place = slot + ahead;
        place -= place >= ring ? ring : 0;
        cells[entry] = cell;
        sums[entry] = sum;
        nexts[entry] = heads[place];
        heads[place] = entry;
        inRing++;
    }

    @Override
    public boolean isEmpty() {
        if (inRing == 0 && waiting.isEmpty()) {
            return true;
        }
        while (!isStarted || heads[slot] == NONE) {
            if (inRing == 0) {
                bucket = Math.floor(waiting.sum() * perWidth);
                slot = 0;
                isStarted = true;
            } else {
                bucket++;
                slot = slot + 1 == ring ? 0 : slot + 1;
            }
            takeFromWaiting();
        }
        return false;
    }

    private void takeFromWaiting() {
        while (!waiting.isEmpty() && Math.floor(waiting.sum() * perWidth) <= bucket) {
            put(waiting.cell(), waiting.sum(), 0);
            waiting.removeFirst();
        }
    }

    @Override
    public int cell() {
        return cells[heads[slot]];
    }

    @Override
    public double sum() {
        return sums[heads[slot]];
    }

    @Override
    public int steps() {
        return 0;
    }

    @Override
    public void removeFirst() {
        int entry = heads[slot];
        heads[slot] = nexts[entry];
        nexts[entry] = freed;
        freed = entry;
        inRing--;
    }
}
