package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import java.util.List;

/**
 * Corridors and doorways: open cells that are in no square of four open ones, and lead to two sides at most. What is
 * joined by straight steps, past no enemy, is one of them. O(cells).
 */
final class Narrows {

    private Narrows() {}

    /** The largest one in which one of these stands, of equal ones that of the first listed; no cell if none is in any. */
    static BitGrid largest(BitGridView open, List<Point> enemies, Iterable<Point> standing) {
        BitGrid narrow = narrow(open);
        enemies.forEach(narrow::clear);
        FloodFill fill = FloodFill.of(Movement.FOUR_WAY);
        BitGrid largest = BitGrid.of(open.width(), open.height());
        int most = 0;
        for (Point at : standing) {
            if (narrow.get(at.x(), at.y()) && !largest.get(at.x(), at.y())) {
                BitGrid place = fill.reachable(narrow, at);
                int size = place.count();
                if (size > most) {
                    most = size;
                    largest = place;
                }
            }
        }
        return largest;
    }

    /** Whether an open cell is in one. */
    static boolean isNarrow(BitGridView open, Point cell) {
        int around = Around.of(open, cell.x(), cell.y());
        for (int corner = 0; corner < 8; corner += 2) {
            // Two sides and the diagonal cell between them are a square with the cell itself; 8 stands for bit 0.
            if (((around | around << 8) >> corner & 7) == 7) {
                return false;
            }
        }
        return Integer.bitCount(around & Around.STRAIGHT) <= 2;
    }

    private static BitGrid narrow(BitGridView open) {
        BitGrid narrow = BitGrid.copyOf(open);
        for (int y = 0; y < open.height() - 1; y++) {
            for (int x = 0; x < open.width() - 1; x++) {
                if (open.get(x, y) && open.get(x + 1, y) && open.get(x, y + 1) && open.get(x + 1, y + 1)) {
                    narrow.clear(x, y);
                    narrow.clear(x + 1, y);
                    narrow.clear(x, y + 1);
                    narrow.clear(x + 1, y + 1);
                }
            }
        }
        for (Point cell : narrow.points()) {
            if (sides(open, cell) > 2) {
                narrow.clear(cell);
            }
        }
        return narrow;
    }

    private static long sides(BitGridView open, Point cell) {
        return Direction.cardinal().stream()
                .map(cell::step)
                .filter(side -> open.getOrFalse(side.x(), side.y()))
                .count();
    }
}
