package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;

/**
 * How many straight steps it is from one cell to all others, found run by run and not cell by cell: a way enters a run
 * somewhere, and each of its cells is as many steps later as it is away from there. So it is enough to know the entries of
 * each run, of which most runs have one: those that come earlier than any other entry gets there. An entry gives another one
 * to each run above and below, where that is nearest; they are taken in the order of their steps, so none is taken back.
 *
 * <p>O(runs + steps to the furthest cell) for runs that have few entries each; 28 bytes a run.
 *
 * <p>Source: E. Dijkstra, "A note on two problems in connexion with graphs", 1959, with the queue of R. Dial, 1969. That
 * runs take the place of cells is our own.
 */
final class RunSteps {

    private static final int NONE = -1;

    /** Where {@link #known} has what of a run: its first x and its last; */
    private static final int FIRST = 0;

    private static final int LAST = 1;
    /** the x and the steps of its first entry, and the last of its other entries; */
    private static final int X = 2;

    private static final int STEPS = 3;
    private static final int OTHERS = 4;
    /** where the last runs of the rows above and below are that begin before it ends. */
    private static final int UP = 5;

    private static final int DOWN = 6;
    /** 8 numbers a run, so that all of it is on one cache line. */
    private static final int SIZE = 8;

    /** For each row where its first run is. Before and after each row there is one that has no cells. */
    private final int[] rows;

    private final int[] known;
    private final EntryLists others = new EntryLists();
    private final StepQueue waiting;

    RunSteps(RunTable runs) {
        waiting = new StepQueue(runs.width());
        rows = new int[runs.height()];
        for (int y = 0; y < rows.length; y++) {
            rows[y] = (runs.firstOf(y) + 1) * SIZE;
        }
        known = new int[(runs.count() + 1) * SIZE];
        known[LAST] = NONE;
        for (int run = 0; run < runs.count(); run++) {
            int at = (run + 1) * SIZE;
            known[at + FIRST] = runs.from(run);
            known[at + LAST] = runs.to(run) == RunTable.END ? NONE : runs.to(run) - 1;
        }
        if (rows.length > 1) {
            meet(runs);
        }
    }

    /** As {@link io.github.undercroft.dungeon.RunParts} does, without a branch. The last that is written is what stays. */
    private void meet(RunTable runs) {
        int above = 0;
        int below = runs.firstOf(1);
        while (below < runs.count()) {
            int aboveTo = runs.to(above);
            int belowTo = runs.to(below);
            known[(below + 1) * SIZE + UP] = (above + oneIfLess(runs.from(above), belowTo)) * SIZE;
            known[(above + 1) * SIZE + DOWN] = (below + oneIfLess(runs.from(below), aboveTo)) * SIZE;
            above += 1 - oneIfLess(belowTo, aboveTo);
            below += 1 - oneIfLess(aboveTo, belowTo);
        }
    }

    private static int oneIfLess(int one, int other) {
        return (one - other) >>> 31;
    }

    /** Forgets what was spread before. */
    void spread(Point start) {
        others.clear();
        for (int at = 0; at < known.length; at += SIZE) {
            known[at + STEPS] = NONE;
            known[at + OTHERS] = EntryLists.END;
        }
        int at = rows[start.y()];
        while (known[at + LAST] < start.x()) {
            at += SIZE;
        }
        waiting.begin();
        enter(at, start.x(), 0);
        while (waiting.next()) {
            // It may be that something better has come since.
            if (steps(waiting.run(), waiting.x()) == waiting.steps()) {
                leave(waiting.run(), waiting.x(), waiting.steps());
            }
        }
    }

    private void leave(int from, int x, int steps) {
        int first = known[from + FIRST];
        for (int at = known[from + UP]; known[at + LAST] >= first; at -= SIZE) {
            step(at, x, steps);
        }
        for (int at = known[from + DOWN]; known[at + LAST] >= first; at -= SIZE) {
            step(at, x, steps);
        }
    }

    /** From a run to one beside it. */
    private void step(int at, int fromX, int before) {
        int x = Math.max(known[at + FIRST], Math.min(known[at + LAST], fromX));
        int steps = before + 1 + Math.abs(x - fromX);
        if (steps < steps(at, x)) {
            enter(at, x, steps);
        }
    }

    private void enter(int at, int x, int steps) {
        if (known[at + STEPS] == NONE) {
            known[at + X] = x;
            known[at + STEPS] = steps;
        } else {
            known[at + OTHERS] = others.add(known[at + OTHERS], x, steps);
        }
        waiting.add(at, x, steps);
    }

    /** To a cell of a run, by the entries so far; {@link Integer#MAX_VALUE} if there is none. */
    private int steps(int at, int x) {
        if (known[at + STEPS] == NONE) {
            return Integer.MAX_VALUE;
        }
        int least = known[at + STEPS] + Math.abs(x - known[at + X]);
        for (int i = known[at + OTHERS]; i != EntryLists.END; i = others.before(i)) {
            least = Math.min(least, others.steps(i) + Math.abs(x - others.x(i)));
        }
        return least;
    }

    /** The place with the most steps, in reading order the first; the start if no other was reached. */
    Point furthest(BitGrid places, Point start) {
        Furthest furthest = new Furthest(places, start);
        int longest = rows[start.y()];
        int row = start.y();
        for (int y = 0; y < rows.length; y++) {
            for (int at = rows[y]; known[at + LAST] != NONE; at += SIZE) {
                if (mostSteps(at) > mostSteps(longest)) {
                    longest = at;
                    row = y;
                }
            }
        }
        furthest.look(longest, row);
        for (int y = 0; y < rows.length; y++) {
            for (int at = rows[y]; known[at + LAST] != NONE; at += SIZE) {
                if (mostSteps(at) >= furthest.steps) {
                    furthest.look(at, y);
                }
            }
        }
        return new Point(furthest.x, furthest.y);
    }

    /** No cell of a run takes more; negative if it was not reached. */
    private int mostSteps(int at) {
        int toEnd = Math.max(known[at + X] - known[at + FIRST], known[at + LAST] - known[at + X]);
        return known[at + STEPS] == NONE ? NONE : known[at + STEPS] + toEnd;
    }

    /** The furthest place of those looked at so far. */
    private final class Furthest {

        private final BitGrid places;
        private int x;
        private int y;
        private int steps;

        Furthest(BitGrid places, Point start) {
            this.places = places;
            x = start.x();
            y = start.y();
        }

        void look(int at, int row) {
            for (int cell = known[at + FIRST]; cell <= known[at + LAST]; cell++) {
                if (places.get(cell, row)) {
                    int found = steps(at, cell);
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
