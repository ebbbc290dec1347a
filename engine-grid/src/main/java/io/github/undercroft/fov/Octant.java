package io.github.undercroft.fov;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;

/** An eighth of the plane as seen from an origin: rows away from it, and in each the columns from the axis outwards. */
final class Octant {

    private final VisibleCells visible;
    private final SightBox box;
    private int x;
    private int y;
    private int signX;
    private int signY;
    private boolean swapped;

    Octant(VisibleCells visible, SightBox box) {
        this.visible = visible;
        this.box = box;
    }

    /** Numbers are 0 to 7, in no order that matters. */
    void turnTo(Point origin, int number) {
        x = origin.x();
        y = origin.y();
        signX = (number & 1) == 0 ? 1 : -1;
        signY = (number & 2) == 0 ? 1 : -1;
        swapped = (number & 4) != 0;
    }

    /** @return how many rows the box has in this octant */
    int rows() {
        return swapped ? columnsOfBox() : rowsOfBox();
    }

    /** @return the last column in the box */
    int columns() {
        return swapped ? rowsOfBox() : columnsOfBox();
    }

    /** Sets the cell, if it is in the box; answers whether sight passes through it. */
    boolean see(BitGridView transparent, int row, int column) {
        if (column > columns()) {
            return false;
        }
        int cellX = x + signX * (swapped ? row : column);
        int cellY = y + signY * (swapped ? column : row);
        visible.set(cellX, cellY);
        return transparent.get(cellX, cellY);
    }

    private int rowsOfBox() {
        return signY > 0 ? box.bottom() - y : y - box.top();
    }

    private int columnsOfBox() {
        return signX > 0 ? box.right() - x : x - box.left();
    }
}
