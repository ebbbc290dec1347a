package io.github.undercroft.dungeon.maze;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;

/** Where the nodes of a {@link MazeGrid} are on a level, in the middle of it, with walls of some thickness between them. */
final class RoomLattice {

    /** The fewest nodes of a side of a room: one is enough if it can grow to 3 cells. */
    final int minNodes;

    final int maxNodes;
    private final int pitch;
    /** How far a room may reach into a wall on each side. Two rooms leave a cell between them, a room and a way at least two. */
    private final int growth;

    private final int left;
    private final int top;
    private final int width;
    private final int height;

    RoomLattice(RoomsAndMazesLevels settings) {
        pitch = settings.wallThickness() + 1;
        growth = (Math.min(settings.wallThickness(), settings.maxRoom()) - 1) / 2;
        minNodes = growth > 0 ? 1 : 2;
        maxNodes = (settings.maxRoom() - 1 - 2 * growth) / pitch + 1;
        width = settings.width();
        height = settings.height();
        left = first(width);
        top = first(height);
    }

    private int spare(int cells) {
        return cells - 3 - 2 * growth;
    }

    private int first(int cells) {
        return 1 + growth + spare(cells) % pitch / 2;
    }

    MazeGrid grid() {
        return new MazeGrid(spare(width) / pitch + 1, spare(height) / pitch + 1);
    }

    Point cell(int column, int row) {
        return new Point(left + column * pitch, top + row * pitch);
    }

    /** The cells of a room of so many nodes, grown at random. */
    Rect room(Rect nodes, RandomSource random) {
        Point from = cell(nodes.x(), nodes.y());
        Point to = cell(nodes.right(), nodes.bottom());
        return Rect.spanning(
                from.plus(-growth(nodes.width(), random), -growth(nodes.height(), random)),
                to.plus(growth(nodes.width(), random), growth(nodes.height(), random)));
    }

    private int growth(int nodes, RandomSource random) {
        return growth == 0 ? 0 : random.nextInt(nodes == 1 ? 1 : 0, growth + 1);
    }
}
