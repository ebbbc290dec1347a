package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.GridView;

/** The rectangle that a query looks at, all four ends included; kept and refilled, so that it costs nothing. */
final class SightBox {

    private int left;
    private int top;
    private int right;
    private int bottom;

    int left() {
        return left;
    }

    int top() {
        return top;
    }

    int right() {
        return right;
    }

    int bottom() {
        return bottom;
    }

    /** Everything of the grid that is at most {@code radius} columns and rows away. */
    void around(GridView grid, Point origin, int radius) {
        if (!grid.contains(origin)) {
            throw outside(grid, "the origin " + origin);
        }
        left = radius >= origin.x() ? 0 : origin.x() - radius;
        top = radius >= origin.y() ? 0 : origin.y() - radius;
        right = radius >= grid.width() - origin.x() ? grid.width() - 1 : origin.x() + radius;
        bottom = radius >= grid.height() - origin.y() ? grid.height() - 1 : origin.y() + radius;
    }

    /** Everything that can be set. */
    void around(BitGridView cells) {
        left = 0;
        top = 0;
        right = cells.width() - 1;
        bottom = cells.height() - 1;
        if (cells instanceof VisibleCells seen) {
            left = seen.left();
            top = seen.top();
            right = seen.right();
            bottom = seen.bottom();
        }
    }

    static IllegalArgumentException outside(GridView grid, String what) {
        return new IllegalArgumentException(what + " is outside the grid of " + grid.width() + " x " + grid.height()
                + " cells; x must be 0 to " + (grid.width() - 1) + " and y 0 to " + (grid.height() - 1)
                + ": check with contains, or give the grid it belongs to");
    }
}
