package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.PathBuffer.Status;
import org.jspecify.annotations.Nullable;

/**
 * A* in four directions where all steps cost 1, up to 64 cells of a row at a time, without a queue: a step either leads
 * closer to the goal and keeps the expected total, or leads away and adds 2 to it. So there are two stacks: cells to enter
 * at the present total, and at the next one. The cost of a cell is the total minus its distance from the goal, and need not
 * be stored. A cell is done when it is first entered, since no total is lower than the present one.
 *
 * <p>Cells of a word that are entered together are a wave. It spreads along the row towards the column of the goal, which
 * does not raise the total; then it goes on to the row that is closer. Its neighbours in the other row, and those away from
 * the goal in its own row, are put on the other stack together, since they all cost the same.
 *
 * <p>Where some cells cost tolls, whole numbers of steps, there are two more stacks for odd totals, and what would step onto
 * such a cell waits in {@link TollSteps} until its total is due.
 *
 * <p>The bits of cells that are done are cleared until the search is over, so that one test answers whether a cell is open
 * and new.
 */
final class TwoStackSearch implements SearchKernel {

    /** A wave puts off no more than that many entries on a stack. */
    private static final int ENTRIES = 5;

    private static final long[] NOTHING = {};

    private static final long FIRST = 1;
    private static final long LAST = Long.MIN_VALUE;

    private final Waves waves = new Waves();
    /** By the lowest bits of their totals. */
    private final StepStack[] stacks = {new StepStack(), new StepStack(), new StepStack(), new StepStack()};

    private StepStack now = stacks[0];
    private StepStack later = stacks[2];
    /** Null if all cells cost the same. */
    private @Nullable TollSteps tolls;

    /** The open cells of {@link #base} that are not done. */
    private long[] left = new long[0];

    private long[] base = NOTHING;
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
        tolls = null;
        begin(map, open, start, goal);
        int budget = request.options().budget();
        Status outcome = search(budget);
        waves.restore(left, open);
        if (outcome == Status.FOUND) {
            waves.stand(waves.size() - 1, goal.x(), goal.y(), goal.x());
            write(outcome, total + 1, done - 1, buffer);
            return;
        }
        if (outcome == Status.BUDGET_SPENT) {
            // The wave that was too much does not count.
            done -= waves.dropLast();
        }
        waves.standClosest(start, goal, stride);
        int cells = cellsBack(start);
        waves.standClosest(start, goal, stride);
        write(outcome, cells, done, buffer);
    }

    /** Finds a way to one of the goals of a request on that map, where some cells cost tolls; writes only one that is found. */
    Status findPast(
            WalkMap map, TollCells tolled, TollSteps steps, PathRequest request, Point goal, PathBuffer buffer) {
        Point start = request.start();
        tolls = steps;
        begin(map, map.open, start, goal);
        steps.begin(map, tolled, start, goal, left);
        Status outcome = search(request.options().budget());
        // Without the cells that cost tolls, it is no use to the next search.
        base = NOTHING;
        if (outcome != Status.FOUND) {
            return outcome;
        }
        waves.stand(waves.size() - 1, goal.x(), goal.y(), goal.x());
        int cells = cellsBack(start);
        waves.stand(waves.size() - 1, goal.x(), goal.y(), goal.x());
        write(outcome, cells, done - 1, buffer);
        return outcome;
    }

    /** What the path found last costs, in steps. */
    int total() {
        return total;
    }

    /** How many cells the path has from the start to where one stands. */
    private int cellsBack(Point start) {
        int cells = 1;
        while (waves.x() != start.x() || waves.y() != start.y()) {
            waves.stepBack();
            cells++;
        }
        return cells;
    }

    @Override
    public void markExpanded(BitGrid cells) {
        waves.mark(cells, stride);
        // It is on the last wave, if on any.
        cells.clear(goalX, goalRow / stride - 1);
    }

    private void write(Status outcome, int cells, int expanded, PathBuffer buffer) {
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
        done = 0;
        waves.clear();
        for (StepStack stack : stacks) {
            stack.clear();
        }
        setTotal(Math.abs(start.x() - goal.x()) + Math.abs(start.y() - goal.y()));
        int startWord = (start.y() + 1) * stride + ((start.x() + 1) >> 6);
        left[startWord] |= 1L << (start.x() + 1);
        now.push(1L << (start.x() + 1), startWord, 0);
    }

    private void setTotal(int newTotal) {
        total = newTotal;
        now = stacks[newTotal & 3];
        later = stacks[(newTotal + 2) & 3];
    }

    private Status search(int budget) {
        while (takeNext()) {
            do {
                spread();
                boolean isThere = (cells & goalCell) != 0 && word == goalRow + goalWord;
                if (done > budget) {
                    // The goal itself is not expanded.
                    return isThere && done - 1 == budget ? Status.FOUND : Status.BUDGET_SPENT;
                }
                if (isThere) {
                    return Status.FOUND;
                }
                putOff();
            } while (goesCloser());
            if (tolls != null && tolls.isStuck()) {
                return Status.BUDGET_SPENT;
            }
        }
        return Status.PARTIAL;
    }

    /** Takes what was put off last; false if there is nothing any more. */
    private boolean takeNext() {
        do {
            while (now.isEmpty()) {
                if (tolls != null && takeToll(tolls)) {
                    return true;
                }
                if (!takeNextTotal()) {
                    return false;
                }
            }
            now.pop();
            word = now.word();
            origin = now.origin();
            cells = now.cells() & left[word];
        } while (cells == 0);
        return true;
    }

    /** Steps at once onto a cell with a toll: nothing else may come to it without paying. */
    private boolean takeToll(TollSteps steps) {
        if (!steps.take(total)) {
            return false;
        }
        word = steps.word();
        origin = steps.origin();
        cells = steps.cell();
        left[word] |= cells;
        return true;
    }

    private boolean takeNextTotal() {
        int next = tolls == null ? Integer.MAX_VALUE : tolls.minTotal();
        for (int ahead = 1; ahead <= 3; ahead++) {
            if (!stacks[(total + ahead) & 3].isEmpty()) {
                next = Math.min(next, total + ahead);
            }
        }
        if (next == Integer.MAX_VALUE) {
            return false;
        }
        setTotal(next);
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
        if (tolls != null) {
            putOffAtTolls(tolls);
        }
    }

    /** What is next to the wave and costs a toll. */
    private void putOffAtTolls(TollSteps steps) {
        int away = total + 2;
        steps.offer(
                word < goalRow ? total : away,
                cells & steps.at(word + stride),
                word + stride,
                origin | Waves.SOUTHWARDS);
        boolean isSouthOfGoal = word >= goalRow + stride;
        steps.offer(
                isSouthOfGoal ? total : away,
                cells & steps.at(word - stride),
                word - stride,
                origin | Waves.NORTHWARDS);
        long here = steps.at(word);
        if (here != 0) {
            steps.offer(total, ((cells & before) << 1) & here, word, origin | Waves.EASTWARDS);
            steps.offer(away, ((cells & ~before) << 1) & here, word, origin | Waves.EASTWARDS);
            steps.offer(total, ((cells & after) >>> 1) & here, word, origin | Waves.WESTWARDS);
            steps.offer(away, ((cells & ~after) >>> 1) & here, word, origin | Waves.WESTWARDS);
        }
        if ((cells & FIRST) != 0) {
            int onto = (after & FIRST) != 0 ? total : away;
            steps.offer(onto, LAST & steps.at(word - 1), word - 1, origin | Waves.WESTWARDS);
        }
        if ((cells & LAST) != 0) {
            int onto = (before & LAST) != 0 ? total : away;
            steps.offer(onto, FIRST & steps.at(word + 1), word + 1, origin | Waves.EASTWARDS);
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
