package io.github.undercroft.dungeon;

import java.util.Arrays;

/**
 * Which runs of neighbouring rows have cells above one another: touches, numbered from 0 row by row and in each from left to
 * right. So those of a run with the row above follow each other, and so do those with the row below. O(runs); about 24 bytes
 * a run.
 */
public final class RunTouches {

    /** For each touch the run above and the run below. */
    private final int[] pairs;

    private final int[] firstUp;
    private final int[] firstDown;
    private int count;

    RunTouches(RunTable runs) {
        // In each pair of rows there are fewer touches than runs; one is written too many.
        pairs = new int[4 * runs.count() + 2];
        firstUp = new int[runs.count() + 1];
        firstDown = new int[runs.count() + 1];
        for (int y = 1; y < runs.height(); y++) {
            touch(runs, y);
        }
        Arrays.fill(firstDown, runs.firstOf(runs.height() - 1), runs.count() + 1, count);
    }

    /** The run that ends first meets nothing more; of two that end together, neither does. No branch foretells which. */
    private void touch(RunTable runs, int y) {
        int above = runs.firstOf(y - 1);
        int aboveEnd = runs.firstOf(y);
        int below = aboveEnd;
        int belowEnd = runs.firstOf(y + 1);
        int size = count;
        while (above < aboveEnd && below < belowEnd) {
            int aboveTo = runs.to(above);
            int belowTo = runs.to(below);
            pairs[2 * size] = above;
            pairs[2 * size + 1] = below;
            // The sign is set if each begins before the other ends.
            size += (runs.from(above) - belowTo & runs.from(below) - aboveTo) >>> 31;
            firstDown[above + 1] = size;
            firstUp[below + 1] = size;
            above += (aboveTo - belowTo - 1) >>> 31;
            below += (belowTo - aboveTo - 1) >>> 31;
        }
        Arrays.fill(firstDown, Math.min(above + 1, aboveEnd), aboveEnd + 1, size);
        Arrays.fill(firstUp, Math.min(below + 1, belowEnd), belowEnd + 1, size);
        count = size;
    }

    /** @return how many there are */
    public int count() {
        return count;
    }

    /** @return the upper run of a touch */
    public int above(int touch) {
        return pairs[2 * touch];
    }

    /** @return the lower run of a touch */
    public int below(int touch) {
        return pairs[2 * touch + 1];
    }

    /** @return the first touch of a run, or of a later one, with the row above; for the number of runs, how many there are */
    public int firstUp(int run) {
        return firstUp[run];
    }

    /** @return the first touch of a run, or of a later one, with the row below; for the number of runs, how many there are */
    public int firstDown(int run) {
        return firstDown[run];
    }
}
