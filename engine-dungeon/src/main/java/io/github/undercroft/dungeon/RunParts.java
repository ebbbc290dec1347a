package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;
import java.util.List;

/**
 * The connected parts of a grid, found run by run with straight steps. Parts are numbered from 0 in the reading order of
 * their first cells, like the regions of a flood fill. 4 bytes a run and a part.
 *
 * <p>Source: the labelling of runs with a union-find, as A. Rosenfeld and J. Pfaltz do it for single cells, "Sequential
 * Operations in Digital Picture Processing", 1966.
 */
public final class RunParts {

    /** For each run its part; while the parts are looked for, an earlier run of the same part, or itself. */
    private final int[] parts;

    private final int[] sizes;

    RunParts(RunTable runs) {
        parts = new int[runs.count()];
        for (int run = 0; run < parts.length; run++) {
            joinAbove(runs, run);
        }
        sizes = number(runs);
    }

    private RunParts(int[] parts, int[] sizes) {
        this.parts = parts;
        this.sizes = sizes;
    }

    /** All runs as one part, for a caller who knows that they are connected: gives the same result without a search. */
    static RunParts one(RunTable runs) {
        int cells = 0;
        for (int run = 0; run < runs.count(); run++) {
            cells += runs.to(run) - runs.from(run);
        }
        return new RunParts(new int[runs.count()], new int[] {cells});
    }

    /** Joins a run to the runs of the row above that it touches; most touch one. */
    private void joinAbove(RunTable runs, int run) {
        int first = runs.firstAbove(run);
        int end = runs.endAbove(run);
        parts[run] = first < end ? parts[first] : run;
        for (int next = first + 1; next < end; next++) {
            join(run, next);
        }
    }

    private void join(int one, int other) {
        int first = find(one);
        int second = find(other);
        parts[Math.max(first, second)] = Math.min(first, second);
    }

    private int find(int run) {
        int first = run;
        while (parts[first] != first) {
            parts[first] = parts[parts[first]];
            first = parts[first];
        }
        return first;
    }

    /** The earlier run of each run has its number already. */
    private int[] number(RunTable runs) {
        int[] cells = new int[16];
        int count = 0;
        for (int run = 0; run < parts.length; run++) {
            if (runs.from(run) == RunTable.END) {
                continue;
            }
            int part = parts[run] == run ? count : parts[parts[run]];
            if (part == count) {
                cells = count == cells.length ? Arrays.copyOf(cells, 2 * count) : cells;
                count++;
            }
            parts[run] = part;
            cells[part] += runs.to(run) - runs.from(run);
        }
        return Arrays.copyOf(cells, count);
    }

    public int count() {
        return sizes.length;
    }

    public int of(int run) {
        return parts[run];
    }

    /** @return how many cells a part has */
    public int size(int part) {
        return sizes[part];
    }

    /** @return the part with the most cells, the first of several; -1 if there is none */
    public int largest() {
        int largest = -1;
        for (int part = 0; part < sizes.length; part++) {
            if (largest < 0 || sizes[part] > sizes[largest]) {
                largest = part;
            }
        }
        return largest;
    }

    /** @return for each part the smallest rectangle with all of its cells, of the runs that it was made of */
    public List<Rect> bounds(RunTable runs) {
        int[] ends = new int[4 * sizes.length];
        for (int part = 0; part < sizes.length; part++) {
            ends[4 * part] = Integer.MAX_VALUE;
            ends[4 * part + 1] = Integer.MAX_VALUE;
        }
        for (int y = 0; y < runs.height(); y++) {
            for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
                int part = 4 * parts[run];
                ends[part] = Math.min(ends[part], runs.from(run));
                ends[part + 1] = Math.min(ends[part + 1], y);
                ends[part + 2] = Math.max(ends[part + 2], runs.to(run));
                ends[part + 3] = y + 1;
            }
        }
        ImmutableList.Builder<Rect> bounds = ImmutableList.builderWithExpectedSize(sizes.length);
        for (int part = 0; part < ends.length; part += 4) {
            bounds.add(
                    new Rect(ends[part], ends[part + 1], ends[part + 2] - ends[part], ends[part + 3] - ends[part + 1]));
        }
        return bounds.build();
    }
}
