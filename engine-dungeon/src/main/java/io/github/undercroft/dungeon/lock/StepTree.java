package io.github.undercroft.dungeon.lock;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.Arrays;

/**
 * A tree of straight steps from the stairs up to each passable cell. The cells behind a cell that cannot be bypassed are its
 * subtree. Cells are numbers, y * width + x. 20 bytes a cell.
 */
final class StepTree {

    static final int NONE = -1;

    final int width;
    private final LevelDraft draft;
    private final int[] parents;
    private final int[] order;
    private int reached;
    /** The size of the subtree of each cell, itself included. */
    private final int[] sizes;
    /** The cells in an order in which the subtree of a cell follows right after it. */
    private final int[] numbers;

    private StepTree(LevelDraft draft, int root) {
        this.draft = draft;
        width = draft.width();
        int cells = width * draft.height();
        parents = new int[cells];
        order = new int[cells];
        sizes = new int[cells];
        numbers = new int[cells];
        grow(root);
        measure(root);
    }

    /** Starts at the last stairs up in reading order, if there are several. */
    static StepTree of(LevelDraft draft) {
        int[] root = {NONE};
        draft.special().forEach((x, y) -> {
            if (draft.kindAt(x, y) == CellKind.STAIRS_UP) {
                root[0] = y * draft.width() + x;
            }
        });
        if (root[0] == NONE) {
            throw new LevelVeto("no stairs up to look for locks from");
        }
        return new StepTree(draft, root[0]);
    }

    private void grow(int root) {
        Arrays.fill(parents, NONE);
        parents[root] = root;
        order[reached++] = root;
        for (int next = 0; next < reached; next++) {
            int cell = order[next];
            for (Direction side : Direction.cardinal()) {
                int x = cell % width + side.dx();
                int y = cell / width + side.dy();
                if (draft.open().getOrFalse(x, y) && parents[y * width + x] == NONE) {
                    parents[y * width + x] = cell;
                    order[reached++] = y * width + x;
                }
            }
        }
        parents[root] = NONE;
    }

    private void measure(int root) {
        for (int i = reached - 1; i >= 0; i--) {
            int cell = order[i];
            sizes[cell]++;
            if (cell != root) {
                sizes[parents[cell]] += sizes[cell];
            }
        }
        int[] free = new int[parents.length];
        for (int i = 0; i < reached; i++) {
            int cell = order[i];
            if (cell != root) {
                numbers[cell] = free[parents[cell]];
                free[parents[cell]] += sizes[cell];
            }
            free[cell] = numbers[cell] + 1;
        }
    }

    /** How many cells there are. */
    int count() {
        return reached;
    }

    /** The cells in the order in which they are reached. */
    int cell(int place) {
        return order[place];
    }

    /** The cell from which it is reached; {@link #NONE} for the first. */
    int parent(int cell) {
        return parents[cell];
    }

    /** A number that rises along each way from the stairs. */
    int number(int cell) {
        return numbers[cell];
    }

    int size(int cell) {
        return sizes[cell];
    }

    boolean hangsOn(int cell, int other) {
        return numbers[other] <= numbers[cell] && numbers[cell] < numbers[other] + sizes[other];
    }

    Point point(int cell) {
        return new Point(cell % width, cell / width);
    }

    int cell(Point point) {
        return point.y() * width + point.x();
    }

    /** The cells on the ways to all other stairs; to those down only if it is asked for. */
    BitGrid ways(boolean alsoDown) {
        BitGrid ways = BitGrid.of(width, draft.height());
        draft.special().forEach((x, y) -> {
            CellKind kind = draft.kindAt(x, y);
            if (kind == CellKind.STAIRS_UP || (kind == CellKind.STAIRS_DOWN && alsoDown)) {
                for (int cell = y * width + x;
                        cell != NONE && !ways.get(cell % width, cell / width);
                        cell = parents[cell]) {
                    ways.set(cell % width, cell / width);
                }
            }
        });
        return ways;
    }
}
