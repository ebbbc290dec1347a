package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How long one that flees lasts against one pursuer who plays as well as can be, by asking for one turn more again and
 * again. In a turn the one that flees steps or stays, then the pursuer does; it is caught when both are on one cell.
 */
public final class PursuitModel {

    public static final int FOREVER = Integer.MAX_VALUE;

    private final List<Point> cells;
    private final int[][] moves;
    /** Turns until it is caught at the latest, where it is to move; {@link #FOREVER} unless it is. */
    private final int[][] turns;

    public PursuitModel(BitGrid open, Movement movement) {
        cells = open.points();
        moves = cells.stream()
                .map(cell -> moves(open, movement, cell).stream()
                        .mapToInt(cells::indexOf)
                        .toArray())
                .toArray(int[][]::new);
        turns = new int[cells.size()][cells.size()];
        for (int[] row : turns) {
            Arrays.fill(row, FOREVER);
        }
        boolean changed = true;
        for (int turn = 1; changed; turn++) {
            changed = false;
            for (int fleer = 0; fleer < cells.size(); fleer++) {
                for (int pursuer = 0; pursuer < cells.size(); pursuer++) {
                    if (turns[fleer][pursuer] == FOREVER && isCaughtWithin(turn, fleer, pursuer)) {
                        turns[fleer][pursuer] = turn;
                        changed = true;
                    }
                }
            }
        }
    }

    public static List<Point> moves(BitGrid open, Movement movement, Point from) {
        List<Point> all = new ArrayList<>();
        all.add(from);
        for (Direction direction : movement.directions()) {
            Point to = from.step(direction);
            boolean room = !direction.isDiagonal()
                    || !movement.needsBothSides()
                    || (open.getOrFalse(from.x(), to.y()) && open.getOrFalse(to.x(), from.y()));
            if (open.getOrFalse(to.x(), to.y()) && room) {
                all.add(to);
            }
        }
        return all;
    }

    /** Whether each step leads to where the pursuer wins at once, or has been found to win a turn ago. */
    private boolean isCaughtWithin(int turn, int fleer, int pursuer) {
        return Arrays.stream(moves[fleer])
                .allMatch(to ->
                        Arrays.stream(moves[pursuer]).anyMatch(chaser -> chaser == to || turns[to][chaser] < turn));
    }

    public int turns(Point fleer, Point pursuer) {
        return turns[cells.indexOf(fleer)][cells.indexOf(pursuer)];
    }

    /** The step by which an optimal pursuer answers; of equals the first. */
    public Point answer(Point fleer, Point pursuer) {
        Point best = pursuer;
        int min = FOREVER;
        for (int move : moves[cells.indexOf(pursuer)]) {
            Point chaser = cells.get(move);
            if (chaser.equals(fleer)) {
                return chaser;
            }
            if (turns(fleer, chaser) < min) {
                min = turns(fleer, chaser);
                best = chaser;
            }
        }
        return best;
    }
}
