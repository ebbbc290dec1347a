package io.github.undercroft.dungeon.report;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.OptionalDouble;

/**
 * Finds cells of corridors and mazes that run beside a room or another way with one solid cell between, for two cells at
 * least. O(cells).
 */
final class Alongside {

    private final BitGridView open;
    private final BitGrid ways;

    Alongside(LevelPlan plan) {
        open = plan.open();
        ways = BitGrid.of(plan.width(), plan.height());
        plan.areas().stream()
                .filter(area -> area.kind() == AreaKind.CORRIDOR || area.kind() == AreaKind.MAZE)
                .forEach(area -> ways.or(plan.cells(area)));
    }

    /** How many of 100 such cells; empty without corridors and mazes. */
    OptionalDouble percent() {
        int all = ways.count();
        if (all == 0) {
            return OptionalDouble.empty();
        }
        int[] beside = {0};
        ways.forEach((x, y) -> beside[0] += isAlongside(x, y) ? 1 : 0);
        return OptionalDouble.of(100.0 * beside[0] / all);
    }

    private boolean isAlongside(int x, int y) {
        for (Direction side : Direction.cardinal()) {
            boolean isStretch =
                    isBeside(x + side.dy(), y + side.dx(), side) || isBeside(x - side.dy(), y - side.dx(), side);
            if (isStretch && isBeside(x, y, side)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBeside(int x, int y, Direction side) {
        return ways.getOrFalse(x, y)
                && !open.getOrFalse(x + side.dx(), y + side.dy())
                && open.getOrFalse(x + 2 * side.dx(), y + 2 * side.dy());
    }
}
