package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import java.util.List;

/** The goals of a search on whole numbers, and what is expected from a cell to the closest of them. */
final class WholeNumberGoals {

    private int[] goalX = new int[1];
    private int[] goalY = new int[1];
    private int count;
    private int rowLength;
    private int single;
    /** One cell further along the longer axis, and along both. */
    private long along;

    private long across;
    /** The lowest price of a cell; 0 expects nothing. */
    private long price;
    /** The stamp where a cell is one of several goals. */
    private int[] marks = new int[0];

    private int stamp;

    /** Begins on a grid with a border of that many cells around it, which counts in all coordinates here, at a price of 1. */
    void begin(PathRequest request, int border, PathKeys keys) {
        List<Point> goals = request.goals();
        rowLength = request.ground().width() + 2 * border;
        count = goals.size();
        price = 1;
        if (goalX.length < count) {
            goalX = new int[count];
            goalY = new int[count];
        }
        boolean isFour = request.ground().movement() == Movement.FOUR_WAY;
        along = isFour ? keys.straight : Math.min(keys.straight, keys.diagonal);
        // A diagonal step is worth no more than the two straight ones that lead as far.
        across = isFour ? 2 * along : Math.min(keys.diagonal, 2 * along);
        if (count > 1) {
            beginMarks(rowLength * (request.ground().height() + 2 * border));
        }
        for (int i = 0; i < count; i++) {
            goalX[i] = goals.get(i).x() + border;
            goalY[i] = goals.get(i).y() + border;
            single = goalY[i] * rowLength + goalX[i];
            if (count > 1) {
                marks[single] = stamp;
            }
        }
    }

    private void beginMarks(int cells) {
        if (marks.length < cells) {
            marks = new int[cells];
        }
        stamp++;
        if (stamp == 0) {
            // All stamps have been used. Old ones must not be mistaken for new ones.
            Arrays.fill(marks, 0);
            stamp = 1;
        }
    }

    /** Expects cells of at least that price; nothing if there are more goals than that. */
    void expect(long lowestPrice, int maxGoals) {
        price = count > maxGoals ? 0 : lowestPrice;
    }

    boolean isSingle() {
        return count == 1;
    }

    boolean isGoal(int cell) {
        return count == 1 ? cell == single : marks[cell] == stamp;
    }

    /** Of two equally cheap goals, -1 being none, the one listed first. */
    int preferred(int one, int other) {
        if (one < 0 || one == other) {
            return other;
        }
        for (int i = 0; i < count; i++) {
            int goal = goalY[i] * rowLength + goalX[i];
            if (goal == one || goal == other) {
                return goal;
            }
        }
        return one;
    }

    /** What is expected to be paid from a cell on. */
    long rest(int x, int y) {
        if (count == 1) {
            return price * distance(0, x, y);
        }
        return price == 0 ? 0 : price * distance(x, y);
    }

    /** The distance from a cell to the nearest goal over open ground. */
    long distance(int cell) {
        int y = cell / rowLength;
        return distance(cell - y * rowLength, y);
    }

    private long distance(int x, int y) {
        long min = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            min = Math.min(min, distance(i, x, y));
        }
        return min;
    }

    private long distance(int goal, int x, int y) {
        int dx = Math.abs(goalX[goal] - x);
        int dy = Math.abs(goalY[goal] - y);
        int shorter = Math.min(dx, dy);
        return (Math.max(dx, dy) - shorter) * along + shorter * across;
    }
}
