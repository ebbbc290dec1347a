package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;
import java.util.List;

/**
 * Which runs hang together by straight steps: parts, numbered from 0 in the order of their first cells in reading order, as
 * the regions of a flood fill are. 4 bytes a run and a part.
 *
 * <p>Source: the labelling of runs with a union-find, as A. Rosenfeld and J. Pfaltz have it for single cells, "Sequential
 * Operations in Digital Picture Processing", 1966.
 */
public final class RunParts {

    /** How many steps at most are noted at once. */
    private static final int BATCH = 256;

    /** For each run its part; while the parts are looked for, an earlier run of the same part, or itself. */
    private final int[] parts;

    private final int[] sizes;

    RunParts(RunTable runs) {
        parts = new int[runs.count()];
        for (int run = 0; run < parts.length; run++) {
            parts[run] = run;
        }
        if (runs.height() > 1) {
            joinTouching(runs);
        }
        sizes = number(runs);
    }

    private RunParts(int[] parts, int[] sizes) {
        this.parts = parts;
        this.sizes = sizes;
    }

    /** Some of them, numbered again from 0. What is given for each run, its part by the former number, is changed. */
    RunParts only(boolean[] isKept, int[] formerOf) {
        int[] numbers = new int[sizes.length];
        int[] kept = new int[sizes.length];
        int count = 0;
        for (int part = 0; part < sizes.length; part++) {
            if (isKept[part]) {
                numbers[part] = count;
                kept[count++] = sizes[part];
            }
        }
        for (int run = 0; run < formerOf.length; run++) {
            formerOf[run] = count == 0 ? 0 : numbers[formerOf[run]];
        }
        return new RunParts(formerOf, Arrays.copyOf(kept, count));
    }

    /**
     * Goes through each row and that above it at once. The run that ends first touches nothing more; of two that end together,
     * neither does. No branch foretells which it is, or where rows end; and what touches is noted before it is joined.
     */
    private void joinTouching(RunTable runs) {
        int[] touching = new int[2 * BATCH + 2];
        int above = 0;
        int below = runs.firstOf(1);
        while (below < parts.length) {
            int size = 0;
            int steps = Math.min(BATCH, 2 * parts.length);
            for (int step = 0; step < steps && below < parts.length; step++) {
                int aboveTo = runs.to(above);
                int belowTo = runs.to(below);
                touching[size] = above;
                touching[size + 1] = below;
                size += 2 * oneIfLess(runs.from(above), belowTo) * oneIfLess(runs.from(below), aboveTo);
                above += 1 - oneIfLess(belowTo, aboveTo);
                below += 1 - oneIfLess(aboveTo, belowTo);
            }
            for (int i = 0; i < size; i += 2) {
                join(touching[i], touching[i + 1]);
            }
        }
    }

    /** For numbers from 0 on, of which one less the other has a sign. */
    private static int oneIfLess(int one, int other) {
        return (one - other) >>> 31;
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

    /** Each run's earlier one has its number already. */
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

    /** @return how many there are */
    public int count() {
        return sizes.length;
    }

    /** @return the part of a run */
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
