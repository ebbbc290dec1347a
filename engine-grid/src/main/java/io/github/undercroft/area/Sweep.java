package io.github.undercroft.area;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Line;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;

/**
 * The swing of an axe: of the eight cells around the start the one toward the target and those beside it to both sides;
 * the open ones of them. Toward the target is the first step of the {@link Line} to it. The start is not part of it.
 *
 * <p>The aimed cell, then the next one clockwise, the next one anticlockwise, the second one clockwise and so on; nothing
 * if the target is the start itself.
 *
 * @param toEachSide how many cells to each side, 1 to 4; with 4 it goes all around
 */
public record Sweep(int toEachSide) implements AreaShape {

    /** The aimed cell and one to each side. */
    public static final Sweep ARC = new Sweep(1);

    /** All around. */
    public static final Sweep CIRCLE = new Sweep(4);

    public Sweep {
        if (toEachSide < 1 || toEachSide > 4) {
            throw new IllegalArgumentException("A sweep takes in 1 to 4 (all around) cells to each side; this is "
                    + toEachSide + ". For one cell take Disc.CELL");
        }
    }

    @Override
    public Anchor anchor() {
        return Anchor.START;
    }

    @Override
    public List<Point> cells(BitGridView open, Point start, Point target) {
        if (start.equals(target)) {
            return ImmutableList.of();
        }
        Point aimed = Line.beginning(start, target, 1).get(1);
        Direction direction = Direction.between(start, aimed).orElseThrow();
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        addOpen(open, aimed, cells);
        for (int side = 1; side <= toEachSide; side++) {
            addOpen(open, start.step(direction.turned(side)), cells);
            if (side < 4) {
                addOpen(open, start.step(direction.turned(-side)), cells);
            }
        }
        return cells.build();
    }

    private static void addOpen(BitGridView open, Point cell, ImmutableList.Builder<Point> cells) {
        if (open.getOrFalse(cell.x(), cell.y())) {
            cells.add(cell);
        }
    }
}
