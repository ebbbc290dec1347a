package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathBuffer.Outcome;

/**
 * A* in four directions where all steps cost 1, up to 64 cells of a row at a time, without a queue: a step either brings
 * one closer and leaves the expected total as it is, or leads away and makes it 2 more. So there are two stacks, of what
 * can be stepped onto at the present total and at the next; and what a cell has cost is the total less its distance from the
 * goal, and need not be stored. A cell is done when it is first stepped onto, since no total is less than the present one.
 *
 * <p>Cells of a word that are stepped onto together are a wave: it spreads along the row towards the column of the goal,
 * which is free of charge; then it goes on to the row that is closer. Its neighbours in the other row and away along its own
 * are put off together, since they all cost the same; of what is put off the last is taken first.
 *
 * <p>Bits of cells that are done are switched off until the search is over: whether a cell is open and whether it is new is
 * one question.
 */
final class TwoStackSearch implements SearchKernel {

    /** A wave puts off no more than that many entries on a stack. */
    private static final int ENTRIES = 5;

    private static final long FIRST = 1;
    private static final long LAST = Long.MIN_VALUE;

    private final Waves waves = new Waves();
    private StepStack now = new StepStack();
    private StepStack later = new StepStack();
    /** The open cells of {@link #base} that are not done. */
    private long[] left = new long[0];

    private long[] base = new long[0];
    private int baseChanges;
    private int stride;
    /** The number of its first word. */
    private int goalRow;

    private int goalWord;
    private int goalX;
    /** The bit of the goal in its word. */
    private long goalCell;

    private int done;
    private int total;
    /** The wave: where it comes from, its word, its cells, and the columns before and after that of the goal. */
    private int origin;

    private int word;
    private long cells;
    private long before;
    private long after;

    /** Finds a way to one of the goals of a request where those cells of the map are open, in rows of bits as in {@link WalkMap#open}. */
    void find(WalkMap map, long[] open, PathRequest request, Point goal, PathBuffer buffer) {
        Point start = request.start();
        begin(map, open, start, goal);
        int budget = request.options().budget();
        Outcome outcome = search(budget);
        waves.restore(left, open);
        if (outcome == Outcome.FOUND) {
            waves.stand(waves.size() - 1, goal.x(), goal.y(), goal.x());
            write(outcome, total + 1, done - 1, buffer);
            return;
        }
        if (outcome == Outcome.BUDGET_SPENT) {
            // The wave that was too much does not count.
            done -= waves.dropLast();
        }
        waves.standClosest(start, goal, stride);
        int cells = 1;
        while (waves.x() != start.x() || waves.y() != start.y()) {
            waves.stepBack();
            cells++;
        }
        waves.standClosest(start, goal, stride);
        write(outcome, cells, done, buffer);
    }

    @Override
    public void markExpanded(BitGrid cells) {
        waves.mark(cells, stride);
        // It is on the last wave, if on any.
        cells.clear(goalX, goalRow / stride - 1);
    }

    private void write(Outcome outcome, int cells, int expanded, PathBuffer buffer) {
        buffer.begin(outcome, expanded, cells);
        for (int index = cells - 1; index > 0; index--) {
            buffer.put(index, waves.x(), waves.y());
            waves.stepBack();
        }
        buffer.put(0, waves.x(), waves.y());
        buffer.priceStraight();
    }

    private void begin(WalkMap map, long[] open, Point start, Point goal) {
        if (base != open || open != map.open || baseChanges != map.changes()) {
            left = left.length < map.open.length ? new long[map.open.length] : left;
            System.arraycopy(open, 0, left, 0, map.open.length);
            base = open;
            baseChanges = map.changes();
        }
        stride = map.stride;
        goalRow = (goal.y() + 1) * stride;
        goalX = goal.x();
        goalWord = (goal.x() + 1) >> 6;
        goalCell = 1L << (goal.x() + 1);
        total = Math.abs(start.x() - goal.x()) + Math.abs(start.y() - goal.y());
        done = 0;
        waves.clear();
        now.clear();
        later.clear();
        int startWord = (start.y() + 1) * stride + ((start.x() + 1) >> 6);
        left[startWord] |= 1L << (start.x() + 1);
        now.push(1L << (start.x() + 1), startWord, 0);
    }

    private Outcome search(int budget) {
        while (takeNext()) {
            do {
                spread();
                boolean isThere = (cells & goalCell) != 0 && word == goalRow + goalWord;
                if (done > budget) {
                    // The goal itself is not expanded.
                    return isThere && done - 1 == budget ? Outcome.FOUND : Outcome.BUDGET_SPENT;
                }
                if (isThere) {
                    return Outcome.FOUND;
                }
                putOff();
            } while (goesCloser());
        }
        return Outcome.PARTIAL;
    }

    /** Takes what was put off last; false if there is nothing any more. */
    private boolean takeNext() {
        do {
            if (now.isEmpty()) {
                if (later.isEmpty()) {
                    return false;
                }
                StepStack empty = now;
                now = later;
                later = empty;
                total += 2;
            }
            now.pop();
            word = now.word();
            origin = now.origin();
            cells = now.cells() & left[word];
        } while (cells == 0);
        return true;
    }

    /** Along the row, towards the column of the goal. */
    private void spread() {
        int side = (word & (stride - 1)) - goalWord;
        before = side < 0 ? -1L : side > 0 ? 0 : goalCell - 1;
        after = side < 0 ? 0 : side > 0 ? -1L : -goalCell << 1;
        long free = left[word];
        long seeds = cells;
        long way = free & ~after;
        long all = seeds | (way & ~(way + (seeds & before)));
        if ((seeds & after) != 0) {
            all |= spreadBack(seeds & after, free & ~before);
        }
        left[word] = free & ~all;
        cells = all;
        done += Long.bitCount(all);
        waves.add(origin, word, seeds, all, total);
        origin = (waves.size() - 1) << Waves.WAY_BITS;
    }

    /** Towards lower columns. */
    private static long spreadBack(long seeds, long way) {
        long cells = seeds;
        long free = way;
        for (int step = 1; step < Long.SIZE; step <<= 1) {
            cells |= free & (cells >>> step);
            free &= free >>> step;
        }
        return cells;
    }

    private void putOff() {
        later.makeRoom(ENTRIES);
        if ((cells & (FIRST | LAST)) != 0) {
            putOffAcross();
        }
        long away = ((cells & ~after) >>> 1 | (cells & ~before) << 1) & left[word];
        later.push(away, word, origin | Waves.AWAY);
        if (word >= goalRow) {
            later.push(cells & left[word + stride], word + stride, origin | Waves.SOUTHWARDS);
        }
        if (word < goalRow + stride) {
            later.push(cells & left[word - stride], word - stride, origin | Waves.NORTHWARDS);
        }
    }

    /** Goes on at once to the row that is closer to the goal, if it can be stepped onto. */
    private boolean goesCloser() {
        if (word < goalRow) {
            word += stride;
            origin |= Waves.SOUTHWARDS;
        } else if (word >= goalRow + stride) {
            word -= stride;
            origin |= Waves.NORTHWARDS;
        } else {
            return false;
        }
        cells &= left[word];
        return cells != 0;
    }

    /** What lies in the words beside. */
    private void putOffAcross() {
        now.makeRoom(ENTRIES);
        if ((cells & FIRST) != 0) {
            boolean isOnwards = (after & FIRST) != 0;
            (isOnwards ? now : later).push(LAST & left[word - 1], word - 1, origin | across(isOnwards));
        }
        if ((cells & LAST) != 0) {
            boolean isOnwards = (before & LAST) != 0;
            (isOnwards ? now : later).push(FIRST & left[word + 1], word + 1, origin | across(isOnwards));
        }
    }

    private static int across(boolean isOnwards) {
        return isOnwards ? Waves.ONWARDS : Waves.AWAY;
    }
}
