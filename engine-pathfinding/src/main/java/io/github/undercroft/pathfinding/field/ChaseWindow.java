package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a map on which a chase is solved, and solved again only for another part. */
final class ChaseWindow {

    /** To stay, after the eight ways. */
    static final int STAY = 8;

    private static final int STRIDE = 10;
    private static final int MAX = ChaseGround.SIDE * ChaseGround.SIDE;

    private final boolean isAjar;
    private final PursuitGame chase = new PursuitGame();
    /** By row and column: its number, or -1. */
    private final int[] numbers = new int[MAX];

    private final int[] places = new int[MAX];
    private final int[] steps = new int[MAX * STRIDE];
    private final boolean[] isExit = new boolean[MAX];
    private int size;
    private int left;
    private int top;
    private boolean isWhole;
    private @Nullable ChaseGround solved;

    /** If open, an evader at the edge with a way on beyond it has escaped. */
    ChaseWindow(boolean isAjar) {
        this.isAjar = isAjar;
    }

    /** Whether it shows the whole map. */
    boolean isWhole() {
        return isWhole;
    }

    void load(ChaseGround ground) {
        if (solved != null && isSolvedFor(solved, ground)) {
            return;
        }
        left = ground.left();
        top = ground.top();
        isWhole = ground.isWhole();
        number(ground);
        for (int i = 0; i < size; i++) {
            link(ground, i);
        }
        chase.solve(size, steps, STRIDE, isExit);
        solved = ground;
    }

    /** Whether the same cells are open, and reached from the cell of the one that flees. */
    private boolean isSolvedFor(ChaseGround old, ChaseGround ground) {
        return left == ground.left()
                && top == ground.top()
                && old.movement() == ground.movement()
                && numbers[place(ground.self())] >= 0
                && old.open().equals(ground.open());
    }

    private int place(Point cell) {
        return (cell.y() - top) * ChaseGround.SIDE + cell.x() - left;
    }

    private Point cell(int place) {
        return new Point(left + place % ChaseGround.SIDE, top + place / ChaseGround.SIDE);
    }

    /** Numbers the cells to which steps lead within the window, from the one that flees. */
    private void number(ChaseGround ground) {
        Arrays.fill(numbers, -1);
        size = 0;
        add(ground.self());
        for (int head = 0; head < size; head++) {
            Point from = cell(places[head]);
            for (Direction direction : ground.movement().directions()) {
                if (ground.contains(from.step(direction)) && ground.allows(from, direction)) {
                    add(from.step(direction));
                }
            }
        }
    }

    private void add(Point cell) {
        int place = place(cell);
        if (numbers[place] < 0) {
            numbers[place] = size;
            places[size++] = place;
        }
    }

    private void link(ChaseGround ground, int number) {
        Point from = cell(places[number]);
        int next = number * STRIDE;
        steps[next++] = number;
        isExit[number] = false;
        for (Direction direction : ground.movement().directions()) {
            if (!ground.allows(from, direction)) {
                continue;
            }
            if (ground.contains(from.step(direction))) {
                steps[next++] = numbers[place(from.step(direction))];
            } else {
                isExit[number] = isAjar;
            }
        }
        steps[next] = -1;
    }

    /** For each direction, and for staying, the turns until the evader is caught; -1 if the step is impossible. */
    int[] turnsByWay(Point self, List<Point> pursuers, DistanceField toSelf) {
        int[] turns = new int[STAY + 1];
        Arrays.fill(turns, -1);
        int from = numbers[place(self)];
        turns[STAY] = turns(from, pursuers, toSelf);
        for (int i = from * STRIDE + 1; steps[i] >= 0; i++) {
            Direction direction =
                    Direction.between(self, cell(places[steps[i]])).orElseThrow();
            turns[direction.ordinal()] = turns(steps[i], pursuers, toSelf);
        }
        return turns;
    }

    private int turns(int number, List<Point> pursuers, DistanceField toSelf) {
        int min = PursuitGame.NEVER;
        for (Point pursuer : pursuers) {
            int at = entry(pursuer, toSelf);
            min = Math.min(min, chase.turns(number, at));
        }
        return min;
    }

    /** Where a pursuer is, or comes into the window. */
    private int entry(Point pursuer, DistanceField toSelf) {
        Point at = pursuer;
        while (at.x() < left
                || at.y() < top
                || at.x() >= left + ChaseGround.SIDE
                || at.y() >= top + ChaseGround.SIDE
                || numbers[place(at)] < 0) {
            at = at.step(toSelf.nextStep(at).orElseThrow());
        }
        return numbers[place(at)];
    }
}
