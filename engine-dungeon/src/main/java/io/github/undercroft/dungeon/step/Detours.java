package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.tool.StraightSteps;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.OptionalInt;

/**
 * Whether the way around a wall is too long. A search tells about the cells of wall beside it, too: where both sides of the
 * wall go on, the way around the next cell is at most 2 steps longer. Cells may be opened between calls, but not closed.
 */
final class Detours {

    private final BitGridView open;
    private final int longest;
    private final Search search;
    /** Cells of walls around which the way is known to be short enough. */
    private final BitGrid near;

    Detours(BitGridView open, int longest) {
        this.open = open;
        this.longest = longest;
        search = longest <= WallWindow.MAX_STEPS ? nearby(open) : anywhere(open);
        near = BitGrid.of(open.width(), open.height());
    }

    /** Counts the steps from one side of a wall to the other. */
    private interface Search {
        OptionalInt around(Point one, Point wall, Point other, int max);
    }

    private static Search nearby(BitGridView open) {
        return new WallWindow(open)::around;
    }

    private static Search anywhere(BitGridView open) {
        StraightSteps steps = new StraightSteps(open);
        return (one, wall, other, max) -> steps.between(one, other, max);
    }

    /** Where it is too long, the caller opens the wall. */
    boolean isTooLong(Point one, Point wall, Point other) {
        if (near.get(wall.x(), wall.y())) {
            return false;
        }
        OptionalInt around = search.around(one, wall, other, longest);
        markBeside(one, wall, other, around.orElse(2));
        return around.isEmpty();
    }

    private void markBeside(Point one, Point wall, Point other, int around) {
        boolean isAlongRow = one.y() == other.y();
        for (Direction along :
                isAlongRow ? List.of(Direction.NORTH, Direction.SOUTH) : List.of(Direction.EAST, Direction.WEST)) {
            for (int i = 1; around + 2 * i <= longest; i++) {
                int dx = i * along.dx();
                int dy = i * along.dy();
                if (!open.getOrFalse(one.x() + dx, one.y() + dy) || !open.getOrFalse(other.x() + dx, other.y() + dy)) {
                    break;
                }
                near.set(wall.x() + dx, wall.y() + dy);
            }
        }
    }
}
