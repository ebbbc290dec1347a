package io.github.undercroft.area;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Gas, water or fire that fills the cells it can reach: all open cells that are at most so many steps from the target,
 * the target included. It goes around corners, and not through walls.
 *
 * <p>By steps from the target, then in reading order; nothing if the target is outside the grid. O(cells of the grid /
 * 64 + cells covered x log of them).
 *
 * @param steps how far it gets, 0 (the target alone) or more
 * @param movement which steps it takes
 */
public record Spread(int steps, Movement movement) implements Blast {

    public Spread {
        Objects.requireNonNull(movement, "movement");
        if (steps < 0) {
            throw new IllegalArgumentException(
                    "A spread is 0 (the target alone) or more steps; this is " + steps + ". Give 0 for one cell");
        }
    }

    /** @return one that goes straight steps only, so that it does not slip between two walls that touch */
    public static Spread of(int steps) {
        return new Spread(steps, Movement.FOUR_WAY);
    }

    @Override
    public List<Point> cells(BitGridView open, Point start, Point target) {
        return Blast.fromInside(open, target, () -> reached(open, target));
    }

    private List<Point> reached(BitGridView open, Point target) {
        BitGrid reached = BitGrid.of(open.width(), open.height());
        reached.set(target);
        ImmutableList.Builder<Point> all = ImmutableList.builder();
        List<Point> front = ImmutableList.of(target);
        for (int step = 0; !front.isEmpty(); step++) {
            all.addAll(front);
            front = step < steps ? next(open, front, reached) : ImmutableList.of();
        }
        return all.build();
    }

    private List<Point> next(BitGridView open, List<Point> front, BitGrid reached) {
        List<Point> next = new ArrayList<>();
        for (Point cell : front) {
            for (Direction direction : movement.directions()) {
                Point to = cell.step(direction);
                if (isOpen(open, to) && !reached.get(to) && !cutsCorner(open, cell, direction)) {
                    reached.set(to);
                    next.add(to);
                }
            }
        }
        next.sort(Ordering.natural());
        return next;
    }

    private boolean cutsCorner(BitGridView open, Point cell, Direction direction) {
        return movement.needsBothSides()
                && direction.isDiagonal()
                && !(isOpen(open, cell.plus(direction.dx(), 0)) && isOpen(open, cell.plus(0, direction.dy())));
    }

    private static boolean isOpen(BitGridView open, Point cell) {
        return open.getOrFalse(cell.x(), cell.y());
    }
}
