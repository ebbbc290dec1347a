package io.github.undercroft.fov;

import io.github.undercroft.geometry.Metric;

/** For each number of rows away how many columns to each side are within a radius; kept while the radius stays. */
final class Spans {

    private Metric metric = Metric.CHEBYSHEV;
    private int radius = -1;
    private int max = -1;
    private int[] spans = {};

    /**
     * Prepares the rows from 0 to {@code max}.
     *
     * @param max the largest number of columns or rows asked for; wider spans are cut to it
     */
    void load(Reach reach, int max) {
        if (metric == reach.metric() && radius == reach.radius() && this.max == max) {
            return;
        }
        metric = reach.metric();
        radius = reach.radius();
        this.max = max;
        if (spans.length <= max) {
            spans = new int[max + 1];
        }
        int span = max;
        for (int across = 0; across <= max; across++) {
            while (span >= 0 && radius != Reach.UNLIMITED && !metric.within(across, span, radius)) {
                span--;
            }
            spans[across] = span;
        }
    }

    /** @return the columns to each side; -1 for none, not even the middle one */
    int at(int across) {
        return spans[across];
    }

    /** For reading only. */
    int[] array() {
        return spans;
    }
}
