package io.github.undercroft.dungeon.report;

import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/**
 * Counts the solid areas that can be walked around, which is a count of loops. Such an area has at least 6 cells, joined in
 * eight directions, and does not touch the border. Unlike links it also finds loops inside one cave. O(cells).
 */
final class Islands {

    /** The minimum number of cells; fewer are a pillar or a bit of wall. */
    private static final int MIN_CELLS = 6;

    private final int width;
    private final int height;
    /** Solid cells that are not counted yet. */
    private final BitGrid left;

    private final int[] queue;

    Islands(BitGridView open) {
        width = open.width();
        height = open.height();
        left = BitGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            left.setRange(y, 0, width);
        }
        left.andNot(open);
        queue = new int[left.count()];
    }

    int count() {
        int islands = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                islands += left.get(x, y) && isIsland(x, y) ? 1 : 0;
            }
        }
        return islands;
    }

    /** Takes out all cells that are joined to one of them. */
    private boolean isIsland(int startX, int startY) {
        int size = enter(startX, startY, 0);
        boolean isAtBorder = false;
        for (int from = 0; from < size; from++) {
            int x = queue[from] % width;
            int y = queue[from] / width;
            isAtBorder |= x == 0 || y == 0 || x == width - 1 || y == height - 1;
            for (int besideY = y - 1; besideY <= y + 1; besideY++) {
                for (int besideX = x - 1; besideX <= x + 1; besideX++) {
                    size = enter(besideX, besideY, size);
                }
            }
        }
        return !isAtBorder && size >= MIN_CELLS;
    }

    private int enter(int x, int y, int size) {
        if (!left.getOrFalse(x, y)) {
            return size;
        }
        left.clear(x, y);
        queue[size] = y * width + x;
        return size + 1;
    }
}
