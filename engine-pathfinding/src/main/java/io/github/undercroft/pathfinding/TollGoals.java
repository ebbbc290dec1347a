package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The goals of a search on bits and tolls, and what is expected from a cell to the closest of them. */
final class TollGoals {

    private int[] goalX = new int[1];
    private int[] goalY = new int[1];
    private int count;
    private @Nullable CellTest test;
    private int width;
    private int single;
    /** One cell further along the longer axis, and along both. */
    private long along;

    private long across;
    /** The stamp where a cell is one of several goals. */
    private int[] marks = new int[0];

    private int stamp;

    void begin(PathRequest request, long straight, long diagonal, boolean isFour) {
        List<Point> goals = request.goals();
        width = request.ground().width();
        test = request.goalTest();
        count = goals.size();
        if (goalX.length < count) {
            goalX = new int[count];
            goalY = new int[count];
        }
        along = isFour ? straight : Math.min(straight, diagonal);
        // A diagonal step is worth no more than the two straight ones that lead as far.
        across = isFour ? 2 * along : Math.min(diagonal, 2 * along);
        if (count > 1) {
            stampAnew(width * request.ground().height());
        }
        for (int i = 0; i < count; i++) {
            goalX[i] = goals.get(i).x();
            goalY[i] = goals.get(i).y();
            single = goalY[i] * width + goalX[i];
            if (count > 1) {
                marks[single] = stamp;
            }
        }
    }

    private void stampAnew(int cells) {
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

    boolean isSingle() {
        return count == 1;
    }

    boolean isGoal(int cell) {
        if (count == 1) {
            return cell == single;
        }
        CellTest tests = test;
        return tests == null ? marks[cell] == stamp : tests.test(cell % width, cell / width);
    }

    /** Of two equally cheap goals, -1 being none, the one listed first, or the first in reading order. */
    int preferred(int one, int other) {
        if (one < 0 || one == other) {
            return other;
        }
        if (test != null) {
            return Math.min(one, other);
        }
        for (int i = 0; i < count; i++) {
            int goal = goalY[i] * width + goalX[i];
            if (goal == one || goal == other) {
                return goal;
            }
        }
        return one;
    }

    /** What is expected to be paid from a cell on. */
    long rest(int x, int y) {
        if (count == 1) {
            return rest(0, x, y);
        }
        long min = count == 0 ? 0 : Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            min = Math.min(min, rest(i, x, y));
        }
        return min;
    }

    private long rest(int goal, int x, int y) {
        int dx = Math.abs(goalX[goal] - x);
        int dy = Math.abs(goalY[goal] - y);
        int shorter = Math.min(dx, dy);
        return (Math.max(dx, dy) - shorter) * along + shorter * across;
    }
}
