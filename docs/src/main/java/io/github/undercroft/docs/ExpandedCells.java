package io.github.undercroft.docs;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.Algorithm;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.WalkMap;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.function.LongPredicate;

/**
 * The cells from which a search tried steps. Those that ask for prices are listened to; of the others, which do not, the
 * marks are read that they leave in their arrays. That they are as many as the answer says is checked.
 *
 * @param cells from which steps were tried
 * @param path that was found
 */
record ExpandedCells(BitGrid cells, Path path) {

    /** Searches with an algorithm of one's choice, from one open cell to another that can be reached. */
    static ExpandedCells of(WalkMap map, Point start, Point goal, Algorithm algorithm) {
        return switch (algorithm) {
            case JUMP_POINTS -> {
                String nodes = (map.movement() == Movement.EIGHT_WAY ? "cuttingJumps" : "strictJumps") + ".nodes";
                yield marked(map, start, goal, algorithm, nodes + ".origins", mark -> (mark & 1 << 30) != 0);
            }
            case TWO_STACKS -> marked(map, start, goal, algorithm, "stacks.marks", mark -> (mark & 4) != 0);
            // The last one done is the goal, which is not expanded. What was never reached has all marks.
            case ASTAR ->
                marked(map, start, goal, algorithm, "whole.known", mark -> mark != Long.MAX_VALUE && (mark & 8) != 0);
            case EXACT, DIJKSTRA -> listened(map, start, goal, algorithm);
            case AUTO -> throw new IllegalArgumentException("AUTO stands for one of the others; name that one");
        };
    }

    private static ExpandedCells listened(WalkMap map, Point start, Point goal, Algorithm algorithm) {
        Listener listener = new Listener(map, BitGrid.of(map.width(), map.height()));
        PathResult result = new Pathfinder()
                .find(PathRequest.from(start)
                        .to(goal)
                        .onGrid(map.width(), map.height(), map.movement(), listener)
                        .using(algorithm));
        return checked(listener.asked, result);
    }

    private static ExpandedCells marked(
            WalkMap map, Point start, Point goal, Algorithm algorithm, String array, LongPredicate isDone) {
        Pathfinder fresh = new Pathfinder();
        PathResult result = fresh.find(PathRequest.from(start).to(goal).on(map).using(algorithm));
        Object marks = read(fresh, array);
        BitGrid cells = BitGrid.of(map.width(), map.height());
        for (Point cell : cells.bounds().points()) {
            // The arrays have a border of one cell.
            if (isDone.test(Array.getLong(marks, (cell.y() + 1) * (map.width() + 2) + cell.x() + 1))) {
                cells.set(cell);
            }
        }
        cells.clear(goal);
        return checked(cells, result);
    }

    private static ExpandedCells checked(BitGrid cells, PathResult result) {
        if (!(result instanceof PathResult.Found found) || cells.count() != found.expanded()) {
            throw new IllegalStateException(cells.count() + " cells are seen to be expanded, but the answer is "
                    + result + "; follow what has changed in the search");
        }
        return new ExpandedCells(cells, found.path());
    }

    private static Object read(Object from, String fields) {
        Object value = from;
        for (String name : fields.split("\\.", -1)) {
            value = readField(value, name);
        }
        return value;
    }

    private static Object readField(Object from, String name) {
        for (Class<?> type = from.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field.get(from);
            } catch (NoSuchFieldException e) {
                // Perhaps it is one of the type above.
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("cannot read " + name, e);
            }
        }
        throw new IllegalStateException(from.getClass() + " has no field " + name + "; follow what it is called now");
    }

    /** Asks the map, and notes the cells from which it was asked. */
    private record Listener(WalkMap map, BitGrid asked) implements CostFunction {
        @Override
        public double cost(int fromX, int fromY, int toX, int toY) {
            asked.set(fromX, fromY);
            return map.cost(fromX, fromY, toX, toY);
        }

        @Override
        public boolean leavesRoom(int fromX, int fromY, int sideX, int sideY) {
            return map.leavesRoom(fromX, fromY, sideX, sideY);
        }

        @Override
        public double leastStep() {
            return map.leastStep();
        }

        @Override
        public double leastDiagonalStep() {
            return map.leastDiagonalStep();
        }
    }
}
