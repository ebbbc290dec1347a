package io.github.undercroft.grid;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import java.util.Arrays;

/**
 * The chokepoints, the cells that hold a level together: close one, and cells that hung together do so no longer. For doors that must not
 * be locked, bridges that must not fall, and places where a guard stands well.
 *
 * <pre>{@code
 * BitGridView cuts = CutCells.of(open, Movement.FOUR_WAY);
 * boolean mayBeLocked = !cuts.get(door);
 * }</pre>
 *
 * <p>A snapshot: it does not follow changes. A step that may not cut corners leads nowhere that straight steps do not, so
 * that rule connects as {@link Movement#FOUR_WAY} does. O(cells), without recursion; 13 bytes a cell while it is made,
 * and a bit a cell then.
 *
 * <p>Source: J. Hopcroft, R. Tarjan, "Efficient Algorithms for Graph Manipulation", 1973 (articulation points).
 */
public final class CutCells {

    private static final int NONE = -1;

    private final BitGridView open;
    private final BitGrid cuts;
    private final int width;
    private final int stride;
    /** When a cell was come to first, from 1 on. */
    private final int[] orders;
    /** The earliest cell that can be reached from a cell and its descendants, without going back. */
    private final int[] lows;

    private final int[] parents;
    private final byte[] nextWays;
    private int found;

    private CutCells(BitGridView open, Movement movement) {
        this.open = open;
        width = open.width();
        stride = movement == Movement.EIGHT_WAY ? 1 : 2;
        cuts = BitGrid.of(width, open.height());
        int cells = width * open.height();
        orders = new int[cells];
        lows = new int[cells];
        parents = new int[cells];
        nextWays = new byte[cells];
        Arrays.fill(parents, NONE);
        open.forEach((x, y) -> {
            int cell = y * width + x;
            if (orders[cell] == 0) {
                searchFrom(cell);
            }
        });
    }

    /** @return the cut cells of the open cells as they are now */
    public static BitGridView of(BitGridView open, Movement movement) {
        return new CutCells(open, movement).cuts;
    }

    private void searchFrom(int root) {
        int branches = 0;
        int cell = root;
        come(root);
        while (cell != NONE) {
            int way = nextWays[cell];
            if (way < 8) {
                nextWays[cell] += (byte) stride;
                int next = neighbour(cell, way);
                if (next == NONE) {
                    continue;
                }
                if (orders[next] != 0) {
                    lows[cell] = Math.min(lows[cell], orders[next]);
                    continue;
                }
                parents[next] = cell;
                branches += cell == root ? 1 : 0;
                come(next);
                cell = next;
            } else {
                cell = goBack(cell, root);
            }
        }
        if (branches > 1) {
            cuts.set(root % width, root / width);
        }
    }

    private void come(int cell) {
        orders[cell] = ++found;
        lows[cell] = found;
    }

    /** Passes the result of a cell to its parent. */
    private int goBack(int cell, int root) {
        int parent = parents[cell];
        if (parent != NONE) {
            lows[parent] = Math.min(lows[parent], lows[cell]);
            if (parent != root && lows[cell] >= orders[parent]) {
                cuts.set(parent % width, parent / width);
            }
        }
        return parent;
    }

    private int neighbour(int cell, int way) {
        Direction direction = Direction.all().get(way);
        int x = cell % width + direction.dx();
        int y = cell / width + direction.dy();
        return open.getOrFalse(x, y) ? y * width + x : NONE;
    }
}
