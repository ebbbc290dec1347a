package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The goals of a search on whole-number prices, and what is expected from a cell to them. */
final class WholeGoals {

    /** With more goals than that, it is faster to search without a heuristic. */
    private static final int MAX_EXPECTED = 16;

    private int[] goalX = new int[1];
    private int[] goalY = new int[1];
    private int[] goals = new int[1];
    private int count;
    private @Nullable CellTest test;
    private int pitch;
    private long straight;
    private long diagonal;
    private long price;
    private boolean expectsNothing;
    private boolean isSingle;

    void begin(PriceTable map, PathKeys keys, boolean isFour, PathRequest request) {
        List<Point> cells = request.goals();
        count = cells.size();
        if (goals.length < count) {
            goals = new int[count];
            goalX = new int[count];
            goalY = new int[count];
        }
        for (int i = 0; i < count; i++) {
            Point cell = cells.get(i);
            goalX[i] = cell.x() + 1;
            goalY[i] = cell.y() + 1;
            goals[i] = map.number(cell.x(), cell.y());
        }
        test = request.goalTest();
        pitch = map.pitch;
        straight = keys.straight;
        diagonal = isFour ? 2L * straight : keys.diagonal;
        price = map.min;
        isSingle = count == 1;
        expectsNothing = price == 0 || count == 0 || count > MAX_EXPECTED;
    }

    boolean isSingle() {
        return isSingle;
    }

    boolean isGoal(int cell) {
        CellTest tests = test;
        if (tests != null) {
            return tests.test(cell % pitch - 1, cell / pitch - 1);
        }
        return goals[0] == cell || (count > 1 && place(cell) < count);
    }

    private int place(int cell) {
        int place = 0;
        while (place < count && goals[place] != cell) {
            place++;
        }
        return place;
    }

    /** Of two equally cheap goals, -1 being none, the one listed first, or the first in reading order. */
    int preferred(int one, int other) {
        if (one < 0) {
            return other;
        }
        if (test != null) {
            return Math.min(one, other);
        }
        return place(one) <= place(other) ? one : other;
    }

    /** The lowest possible cost from a cell to a goal; x and y counted from 1. */
    long rest(int x, int y) {
        return isSingle ? price * distance(0, x, y) : restOfMany(x, y);
    }

    private long restOfMany(int x, int y) {
        return expectsNothing ? 0 : price * distance(x, y);
    }

    /** The distance from a cell to the nearest goal over open ground; 0 if any cell might be a goal. */
    long distance(int cell) {
        int y = cell / pitch;
        return distance(cell - y * pitch, y);
    }

    private long distance(int x, int y) {
        long min = count == 0 ? 0 : Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            min = Math.min(min, distance(i, x, y));
        }
        return min;
    }

    private long distance(int goal, int x, int y) {
        int dx = Math.abs(goalX[goal] - x);
        int dy = Math.abs(goalY[goal] - y);
        return Math.max(dx, dy) * straight + Math.min(dx, dy) * (diagonal - straight);
    }
}
