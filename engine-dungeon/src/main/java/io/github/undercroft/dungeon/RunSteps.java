package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.Arrays;

/**
 * Counts the straight steps from one cell to all others, run by run and not cell by cell. A path enters a run at some cell,
 * and the other cells of the run are as many steps farther as they are away from that entry. So it is enough to know the
 * entries of each run; most runs have one. An entry leads to an entry in each run above and below, at the nearest cell,
 * except back to the run that it came from. An entry that another one reaches as early is dropped.
 *
 * <p>A run that touches two others is passed through at once, and one that touches a single other is an end. Only at forks
 * do entries wait in a queue, ordered by their steps.
 *
 * <p>O(runs + steps to the furthest cell) for runs that have few entries each; 24 bytes a run.
 *
 * <p>Source: E. Dijkstra, "A note on two problems in connexion with graphs", 1959, with the queue of R. Dial, 1969. The use
 * of runs instead of cells is our own.
 */
final class RunSteps {

    /** More steps than to any cell, and small enough to add to. */
    private static final int UNREACHED = 1 << 30;
    /** Counts one more run in {@link #beside}. */
    private static final long ONE_RUN = 1L << 32;

    private final RunTable runs;
    /** For each run how many touch it, in the upper half, and the numbers of all these, one xor the other, in the lower one. */
    private final long[] beside;
    /** For each run the last of the row below that it touches, if there is one. */
    private final int[] lastBelow;
    /** For each run the steps of its first entry, in the upper half, and its x. */
    private final long[] first;

    private final EntryLists others;
    private final StepQueue waiting;
    private int reached;
    private int entered;
    /** The run of the last entry. */
    private int last;

    RunSteps(RunTable runs) {
        this.runs = runs;
        waiting = new StepQueue(runs.width());
        others = new EntryLists(runs.count());
        first = new long[runs.count()];
        beside = new long[runs.count()];
        lastBelow = new int[runs.count()];
        for (int run = 0; run < runs.count(); run++) {
            int endAbove = runs.endAbove(run);
            long all = 0;
            for (int above = runs.firstAbove(run); above < endAbove; above++) {
                all = (all ^ above) + ONE_RUN;
                beside[above] = (beside[above] ^ run) + ONE_RUN;
                lastBelow[above] = run;
            }
            beside[run] = all;
        }
    }

    /** Forgets the last search. Returns the number of entries. */
    int spread(Point start) {
        others.clear();
        Arrays.fill(first, (long) UNREACHED << 32);
        reached = 0;
        entered = 0;
        waiting.clear();
        int run = runAt(start);
        enters(run, start.x(), 0);
        waiting.add(run, start.x(), 0, StepQueue.NOWHERE);
        for (int steps = 0; !waiting.isEmpty(); steps++) {
            for (int entry = waiting.takeAll(steps); entry != StepQueue.NONE; entry = waiting.next(entry)) {
                leave(waiting.run(entry), waiting.x(entry), steps, waiting.cameFrom(entry));
            }
        }
        return entered;
    }

    private int runAt(Point cell) {
        int run = runs.firstOf(cell.y());
        while (runs.to(run) <= cell.x()) {
            run++;
        }
        return run;
    }

    /** How many runs were reached. */
    int reached() {
        return reached;
    }

    private void leave(int run, int x, int steps, int cameFrom) {
        int above = runs.firstAbove(run);
        int endAbove = runs.endAbove(run);
        for (int next = above; next < endAbove; next++) {
            if (next != cameFrom) {
                pass(run, x, steps, next);
            }
        }
        int countBelow = (int) (beside[run] >>> 32) - (endAbove - above);
        for (int next = lastBelow[run] - countBelow + 1; next <= lastBelow[run]; next++) {
            if (next != cameFrom) {
                pass(run, x, steps, next);
            }
        }
    }

    /** Goes from a run to one beside it, and on through it to a fork, to an end, or to where another entry came earlier. */
    private void pass(int from, int fromX, int before, int to) {
        int cameFrom = from;
        int run = to;
        int x = fromX;
        int steps = before;
        int furthest = before + waiting.span();
        boolean isPassed = true;
        while (isPassed) {
            int nearest = Math.max(runs.from(run), Math.min(runs.to(run) - 1, x));
            steps += 1 + Math.abs(nearest - x);
            x = nearest;
            if (!enters(run, x, steps)) {
                return;
            }
            isPassed = beside[run] >>> 32 == 2 && steps <= furthest;
            if (isPassed) {
                int next = (int) beside[run] ^ cameFrom;
                cameFrom = run;
                run = next;
            }
        }
        if (beside[run] >>> 32 != 1) {
            waiting.add(run, x, steps, cameFrom);
        }
    }

    /** Notes an entry unless another one reaches it as early. */
    private boolean enters(int run, int x, int steps) {
        if (steps >= stepsByFirst(run, x)) {
            return false;
        }
        if (first[run] >>> 32 == UNREACHED) {
            first[run] = (long) steps << 32 | x;
            reached++;
        } else if (steps < others.steps(run, x)) {
            others.add(run, x, steps);
        } else {
            return false;
        }
        entered++;
        last = run;
        return true;
    }

    private int stepsByFirst(int run, int x) {
        return (int) (first[run] >>> 32) + Math.abs(x - (int) first[run]);
    }

    /** To a cell of a run. */
    private int steps(int run, int x) {
        return Math.min(stepsByFirst(run, x), others.steps(run, x));
    }

    /** The place with the most steps, the first in reading order on a tie; the start if no other was reached. */
    Point furthest(BitGridView places, Point start) {
        Furthest furthest = new Furthest(places, start);
        // The runs reached last are probably far away, so few others have to be checked.
        furthest.look(last, rowOf(last));
        for (int y = 0; y < runs.height(); y++) {
            for (int run = runs.firstOf(y); run < runs.firstOf(y + 1); run++) {
                int max = maxSteps(run);
                if (max >= furthest.steps && max < UNREACHED) {
                    furthest.look(run, y);
                }
            }
        }
        return new Point(furthest.x, furthest.y);
    }

    /** The places with at least so many percent of the steps to the furthest cell of all. */
    BitGrid far(BitGridView places, Point start, int percent) {
        Point furthest = furthest(runs.cells(), start);
        long percents = (long) percent * steps(runAt(furthest), furthest.x());
        int min = (int) ((percents + 99) / 100);
        BitGrid far = BitGrid.of(runs.width(), runs.height());
        for (int y = 0; y < runs.height(); y++) {
            int end = runs.firstOf(y + 1);
            for (int run = runs.firstOf(y); run < end; run++) {
                int max = maxSteps(run);
                if (max >= min && max < UNREACHED) {
                    addFar(run, y, min, far);
                }
            }
        }
        far.and(places);
        return far;
    }

    /** Adds the cells of a run but for those near one of its entries. */
    private void addFar(int run, int y, int min, BitGrid far) {
        far.setRange(y, runs.from(run), runs.to(run));
        clearNear(run, y, (int) first[run], min - (int) (first[run] >>> 32), far);
        for (int entry = others.last(run); entry != EntryLists.NONE; entry = others.before(entry)) {
            clearNear(run, y, others.x(entry), min - others.steps(entry), far);
        }
    }

    private void clearNear(int run, int y, int x, int steps, BitGrid far) {
        if (steps > 0) {
            far.clearRange(y, Math.max(runs.from(run), x - steps + 1), Math.min(runs.to(run), x + steps));
        }
    }

    private int rowOf(int run) {
        int y = 0;
        while (runs.firstOf(y + 1) <= run) {
            y++;
        }
        return y;
    }

    /** No cell of a run takes more. */
    private int maxSteps(int run) {
        int x = (int) first[run];
        return (int) (first[run] >>> 32) + Math.max(x - runs.from(run), runs.to(run) - 1 - x);
    }

    /** The furthest place of those looked at so far. */
    private final class Furthest {

        private final BitGridView places;
        private int x;
        private int y;
        private int steps;

        Furthest(BitGridView places, Point start) {
            this.places = places;
            x = start.x();
            y = start.y();
        }

        void look(int run, int row) {
            for (int cell = runs.from(run); cell < runs.to(run); cell++) {
                if (places.get(cell, row)) {
                    int found = steps(run, cell);
                    if (found > steps || (found == steps && found > 0 && (row < y || (row == y && cell < x)))) {
                        x = cell;
                        y = row;
                        steps = found;
                    }
                }
            }
        }
    }
}
