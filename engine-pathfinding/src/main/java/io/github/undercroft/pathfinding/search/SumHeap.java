package io.github.undercroft.pathfinding.search;

import java.util.Arrays;

/** A heap of cells: the least sum first, then the fewest steps, then the lowest cell. A cell may be in it several times. */
public final class SumHeap implements SumQueue {

    private double[] sums = {};
    private int[] steps = {};
    private int[] cells = {};
    private int size;

    /** An empty one. */
    public SumHeap() {}

    @Override
    public void clear() {
        size = 0;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    public int cell() {
        return cells[0];
    }

    @Override
    public double sum() {
        return sums[0];
    }

    @Override
    public int steps() {
        return steps[0];
    }

    @Override
    public void add(int cell, double sum, int stepCount) {
        if (size == cells.length) {
            int length = 2 * size + 64;
            sums = Arrays.copyOf(sums, length);
            steps = Arrays.copyOf(steps, length);
            cells = Arrays.copyOf(cells, length);
        }
        int place = size++;
        while (place > 0) {
            int above = (place - 1) >> 1;
            if (!isBefore(sum, stepCount, cell, above)) {
                break;
            }
            move(above, place);
            place = above;
        }
        put(place, cell, sum, stepCount);
    }

    @Override
    public void removeFirst() {
        size--;
        if (size == 0) {
            return;
        }
        int cell = cells[size];
        double sum = sums[size];
        int stepCount = steps[size];
        int place = 0;
        for (int below = 1; below < size; below = 2 * place + 1) {
            if (below + 1 < size && isBefore(sums[below + 1], steps[below + 1], cells[below + 1], below)) {
                below++;
            }
            if (isBefore(sum, stepCount, cell, below)) {
                break;
            }
            move(below, place);
            place = below;
        }
        put(place, cell, sum, stepCount);
    }

    private boolean isBefore(double sum, int stepCount, int cell, int place) {
        if (sum != sums[place]) {
            return sum < sums[place];
        }
        return stepCount != steps[place] ? stepCount < steps[place] : cell < cells[place];
    }

    private void move(int from, int to) {
        put(to, cells[from], sums[from], steps[from]);
    }

    private void put(int place, int cell, double sum, int stepCount) {
        cells[place] = cell;
        sums[place] = sum;
        steps[place] = stepCount;
    }
}
