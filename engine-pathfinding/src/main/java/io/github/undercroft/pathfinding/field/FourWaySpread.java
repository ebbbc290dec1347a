package io.github.undercroft.pathfinding.field;

/**
 * Spreads whole sums over open cells by straight steps that cost 1: one ring of cells after the other. Those that were
 * reached by the same step stand in a list of their own: they need not look back, and a processor guesses better what comes
 * of the next one.
 */
final class FourWaySpread implements OpenSpread {

    private final RingList north = new RingList();
    private final RingList south = new RingList();
    private final RingList east = new RingList();
    private final RingList west = new RingList();
    private int[] values = {};

    @Override
    public boolean run(FieldMap map, int[] cellValues, FieldSeeds seeds, int max) {
        values = cellValues;
        clear();
        int sum = seeds.sum();
        while (sum <= max) {
            while (seeds.sum() == sum) {
                reach(seeds.takeCell(), sum);
            }
            int cells = north.size + south.size + east.size + west.size;
            if (cells == 0) {
                sum = seeds.sum();
                continue;
            }
            sum++;
            if (sum <= max) {
                ring(cells, sum, map.pitch());
            }
        }
        return max < FieldValues.MAX_WHOLE || sum == FieldSeeds.NO_MORE;
    }

    private void clear() {
        north.clear();
        south.clear();
        east.clear();
        west.clear();
    }

    /** A goal is left as if it had been reached from above and from below. */
    private void reach(int cell, int sum) {
        if (values[cell] == FieldValues.WHOLE_UNREACHED) {
            values[cell] = sum;
            north.add(cell);
            south.add(cell);
        }
    }

    private void ring(int cells, int sum, int pitch) {
        north.requireNext(cells);
        south.requireNext(cells);
        east.requireNext(cells);
        west.requireNext(cells);
        upright(north, -pitch, sum);
        upright(south, pitch, sum);
        sideways(east, 1, sum, pitch);
        sideways(west, -1, sum, pitch);
        north.turn();
        south.turn();
        east.turn();
        west.turn();
    }

    /** Leaves cells that were reached by a step up or down: on in that direction, and to both sides. */
    private void upright(RingList from, int step, int sum) {
        int[] field = values;
        int[] cells = from.cells;
        int[] ahead = from.next;
        int[] right = east.next;
        int[] left = west.next;
        int aheadSize = from.nextSize;
        int rightSize = east.nextSize;
        int leftSize = west.nextSize;
        for (int i = 0; i < from.size; i++) {
            int cell = cells[i];
            if (field[cell + step] == FieldValues.WHOLE_UNREACHED) {
                field[cell + step] = sum;
                ahead[aheadSize++] = cell + step;
            }
            if (field[cell + 1] == FieldValues.WHOLE_UNREACHED) {
                field[cell + 1] = sum;
                right[rightSize++] = cell + 1;
            }
            if (field[cell - 1] == FieldValues.WHOLE_UNREACHED) {
                field[cell - 1] = sum;
                left[leftSize++] = cell - 1;
            }
        }
        from.nextSize = aheadSize;
        east.nextSize = rightSize;
        west.nextSize = leftSize;
    }

    /** Leaves cells that were reached by a step to the side: on in that direction, and up and down. */
    private void sideways(RingList from, int step, int sum, int pitch) {
        int[] field = values;
        int[] cells = from.cells;
        int[] ahead = from.next;
        int[] up = north.next;
        int[] down = south.next;
        int aheadSize = from.nextSize;
        int upSize = north.nextSize;
        int downSize = south.nextSize;
        for (int i = 0; i < from.size; i++) {
            int cell = cells[i];
            if (field[cell + step] == FieldValues.WHOLE_UNREACHED) {
                field[cell + step] = sum;
                ahead[aheadSize++] = cell + step;
            }
            if (field[cell - pitch] == FieldValues.WHOLE_UNREACHED) {
                field[cell - pitch] = sum;
                up[upSize++] = cell - pitch;
            }
            if (field[cell + pitch] == FieldValues.WHOLE_UNREACHED) {
                field[cell + pitch] = sum;
                down[downSize++] = cell + pitch;
            }
        }
        from.nextSize = aheadSize;
        north.nextSize = upSize;
        south.nextSize = downSize;
    }
}
