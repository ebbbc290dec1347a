package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.pathfinding.search.SumQueue;
import java.util.Arrays;

/** Cells that are put in in their order: that of their sums, of equal ones that of their steps. */
final class StepLine implements SumQueue {

    private int[] cells = new int[64];
    private double[] sums = new double[64];
    private int[] steps = new int[64];
    private int head;
    private int tail;

    @Override
    public void clear() {
        head = 0;
        tail = 0;
    }

    @Override
    public void add(int cell, double sum, int stepCount) {
        if (tail == cells.length) {
            cells = Arrays.copyOf(cells, 2 * tail);
            sums = Arrays.copyOf(sums, 2 * tail);
            steps = Arrays.copyOf(steps, 2 * tail);
        }
        cells[tail] = cell;
        sums[tail] = sum;
        steps[tail] = stepCount;
        tail++;
    }

    @Override
    public boolean isEmpty() {
        return head == tail;
    }

    @Override
    public int cell() {
        return cells[head];
    }

    @Override
    public double sum() {
        return sums[head];
    }

    @Override
    public int steps() {
        return steps[head];
    }

    @Override
    public void removeFirst() {
        head++;
    }
}
