package io.github.undercroft.pathfinding;

/** Spreads whole sums over open cells by straight steps that cost 1: one ring of cells after the other. */
final class FourWaySpread implements OpenSpread {

    private int[] reached = {};
    private int size;

    @Override
    public boolean run(FieldMap map, int[] values, Seeds seeds, int most) {
        int pitch = map.pitch();
        int room = map.width() * map.height() + 4;
        reached = reached.length < room ? new int[room] : reached;
        size = 0;
        int head = 0;
        int sum = seeds.sum();
        while (sum <= most) {
            while (seeds.sum() == sum) {
                reach(seeds.takeCell(), sum, values);
            }
            int end = size;
            if (head == end) {
                sum = seeds.sum();
                continue;
            }
            sum++;
            if (sum <= most) {
                ring(values, head, sum, pitch);
            }
            head = end;
        }
        return most < FieldValues.MOST_WHOLE || sum == Seeds.NO_MORE;
    }

    private void reach(int cell, int sum, int[] values) {
        if (values[cell] == FieldValues.WHOLE_UNREACHED) {
            values[cell] = sum;
            reached[size++] = cell;
        }
    }

    /** Reaches the neighbours of the cells from one place in the list to its end. */
    private void ring(int[] values, int from, int sum, int pitch) {
        int[] list = reached;
        int end = size;
        int tail = end;
        for (int head = from; head < end; head++) {
            int cell = list[head];
            int next = cell - pitch;
            if (values[next] == FieldValues.WHOLE_UNREACHED) {
                values[next] = sum;
                list[tail++] = next;
            }
            next = cell + 1;
            if (values[next] == FieldValues.WHOLE_UNREACHED) {
                values[next] = sum;
                list[tail++] = next;
            }
            next = cell + pitch;
            if (values[next] == FieldValues.WHOLE_UNREACHED) {
                values[next] = sum;
                list[tail++] = next;
            }
            next = cell - 1;
            if (values[next] == FieldValues.WHOLE_UNREACHED) {
                values[next] = sum;
                list[tail++] = next;
            }
        }
        size = tail;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int cell(int i) {
        return reached[i];
    }
}
