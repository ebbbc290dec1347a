package io.github.undercroft.fov;

import io.github.undercroft.grid.GridView;
import io.github.undercroft.grid.IntGridView;
import java.util.Arrays;

/** A number for each cell of a grid that takes over the size of another; of a single cell at first. */
abstract class SizedInts implements IntGridView {

    int width = 1;
    int height = 1;
    /** Row after row; perhaps longer than needed. */
    int[] cells;

    private final int empty;

    SizedInts(int empty) {
        this.empty = empty;
        cells = new int[] {empty};
    }

    @Override
    public final int width() {
        return width;
    }

    @Override
    public final int height() {
        return height;
    }

    @Override
    public final int get(int x, int y) {
        requireInside(x, y);
        return cells[y * width + x];
    }

    /** Takes over the size of a grid. All cells must be empty, and are then. */
    final void resize(GridView like) {
        width = like.width();
        height = like.height();
        if (cells.length < width * height) {
            cells = new int[width * height];
            Arrays.fill(cells, empty);
        }
    }
}
