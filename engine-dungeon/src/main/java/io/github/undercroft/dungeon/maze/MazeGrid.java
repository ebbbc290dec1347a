package io.github.undercroft.dungeon.maze;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;

/**
 * The nodes of a maze, in reading order from 0, and which ways between neighbours are open. Node (column, row) is the cell
 * (2 * column + 1, 2 * row + 1), and the way between two nodes the cell between theirs: the cells are the state.
 */
final class MazeGrid {

    /** The directions in the order of {@link #neighbour}: north, east, south, west. */
    static final int DIRECTIONS = 4;

    final int columns;
    final int rows;
    private final BitGrid open;

    MazeGrid(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        open = BitGrid.of(2 * columns + 1, 2 * rows + 1);
    }

    int size() {
        return columns * rows;
    }

    private static int dx(int direction) {
        return direction == 1 ? 1 : direction == 3 ? -1 : 0;
    }

    private static int dy(int direction) {
        return direction == 0 ? -1 : direction == 2 ? 1 : 0;
    }

    /** The node beside another; -1 where there is none. */
    int neighbour(int node, int direction) {
        int column = node % columns + dx(direction);
        int row = node / columns + dy(direction);
        return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
    }

    private int x(int node) {
        return node % columns * 2 + 1;
    }

    private int y(int node) {
        return node / columns * 2 + 1;
    }

    boolean isDug(int node) {
        return open.get(x(node), y(node));
    }

    void digNode(int node) {
        open.set(x(node), y(node));
    }

    void fillNode(int node) {
        open.clear(x(node), y(node));
    }

    Point cell(int node) {
        return new Point(x(node), y(node));
    }

    /** The cells of a rectangle of nodes, and those between them. */
    Rect cells(Rect nodes) {
        return new Rect(2 * nodes.x() + 1, 2 * nodes.y() + 1, 2 * nodes.width() - 1, 2 * nodes.height() - 1);
    }

    void digField(Rect nodes) {
        Rect cells = cells(nodes);
        for (int y = cells.y(); y <= cells.bottom(); y++) {
            open.setRange(y, cells.x(), cells.right() + 1);
        }
    }

    /** Opens the way from a node in a direction, and digs the node at its end. */
    void digWay(int node, int direction) {
        int x = x(node);
        int y = y(node);
        open.set(x + dx(direction), y + dy(direction));
        open.set(x + 2 * dx(direction), y + 2 * dy(direction));
    }

    boolean isWay(int node, int direction) {
        return open.get(x(node) + dx(direction), y(node) + dy(direction));
    }

    void digAll() {
        digField(new Rect(0, 0, columns, rows));
        // Where four nodes meet there is a post.
        for (int y = 2; y < open.height() - 1; y += 2) {
            for (int x = 2; x < open.width() - 1; x += 2) {
                open.clear(x, y);
            }
        }
    }

    void closeWay(int node, int direction) {
        open.clear(x(node) + dx(direction), y(node) + dy(direction));
    }

    int wayCount(int node) {
        int count = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            count += isWay(node, direction) ? 1 : 0;
        }
        return count;
    }

    /** Opens a second way out of each dead end with some probability, if possible into another dead end. */
    void braid(int percent, RandomSource random) {
        for (int node = 0; percent > 0 && node < size(); node++) {
            if (wayCount(node) == 1 && random.chance(percent, 100)) {
                ImmutableIntArray choices = loops(node, true);
                if (choices.isEmpty()) {
                    choices = loops(node, false);
                }
                if (!choices.isEmpty()) {
                    digWay(node, choices.get(random.nextInt(choices.length())));
                }
            }
        }
    }

    private ImmutableIntArray loops(int node, boolean isIntoDeadEnd) {
        ImmutableIntArray.Builder directions = ImmutableIntArray.builder(DIRECTIONS);
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int other = neighbour(node, direction);
            if (other >= 0 && !isWay(node, direction) && (!isIntoDeadEnd || wayCount(other) == 1)) {
                directions.add(direction);
            }
        }
        return directions.build();
    }

    /** Digs it all into a draft as one area. */
    void dig(LevelDraft draft) {
        Runs.dig(draft, open, draft.addArea(AreaKind.MAZE, Runs.bounds(open), false));
    }
}
