package io.github.undercroft.dungeon.maze;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;

/** Digs planned rooms and mazes into a draft: each region becomes an area, and each door a link. */
final class MazeDigging {

    private static final int EAST = 1;
    private static final int SOUTH = 2;

    private final LevelDraft draft;
    private final MazeGrid grid;
    private final MazeRegions regions;
    /** The area of each region. */
    private final Area[] areas;

    MazeDigging(LevelDraft draft, MazeGrid grid, MazeRegions regions) {
        this.draft = draft;
        this.grid = grid;
        this.regions = regions;
        areas = new Area[regions.count() + 1];
    }

    void dig() {
        for (int room = 0; room < regions.rooms().size(); room++) {
            areas[room + 1] = draft.dig(grid.cells(regions.rooms().get(room)), AreaKind.ROOM, false);
        }
        addMazes();
        for (int node = 0; node < grid.size(); node++) {
            if (regions.at(node) > regions.rooms().size()) {
                digMazeNode(node);
            }
        }
        regions.doors().forEach(this::digDoor);
    }

    /** A maze may have lost all its nodes; then it is not an area. */
    private void addMazes() {
        int size = regions.count() + 1;
        int[] left = new int[size];
        int[] top = new int[size];
        int[] right = new int[size];
        int[] bottom = new int[size];
        Arrays.fill(left, Integer.MAX_VALUE);
        for (int node = 0; node < grid.size(); node++) {
            int region = regions.at(node);
            Point cell = grid.cell(node);
            if (left[region] == Integer.MAX_VALUE) {
                top[region] = cell.y();
            }
            left[region] = Math.min(left[region], cell.x());
            right[region] = Math.max(right[region], cell.x());
            bottom[region] = cell.y();
        }
        for (int region = regions.rooms().size() + 1; region < size; region++) {
            if (left[region] != Integer.MAX_VALUE) {
                Rect bounds =
                        Rect.spanning(new Point(left[region], top[region]), new Point(right[region], bottom[region]));
                areas[region] = draft.addArea(AreaKind.MAZE, bounds, false);
            }
        }
    }

    private void digMazeNode(int node) {
        int region = regions.at(node);
        Point cell = grid.cell(node);
        digCell(region, cell.x(), cell.y());
        if (isWayWithin(node, EAST)) {
            digCell(region, cell.x() + 1, cell.y());
        }
        if (isWayWithin(node, SOUTH)) {
            digCell(region, cell.x(), cell.y() + 1);
        }
    }

    private boolean isWayWithin(int node, int direction) {
        return grid.isWay(node, direction) && regions.at(grid.neighbour(node, direction)) == regions.at(node);
    }

    private void digCell(int region, int x, int y) {
        draft.set(x, y, CellKind.FLOOR);
        draft.claim(areas[region], y, x, x + 1);
    }

    private void digDoor(int door) {
        int node = door >> 1;
        int direction = MazeRegions.directionOf(door);
        // The ways of dead ends that were filled are closed again.
        if (grid.isWay(node, direction)) {
            Point cell = grid.cell(node);
            Point at = direction == EAST ? cell.plus(1, 0) : cell.plus(0, 1);
            int one = areas[regions.at(node)].id();
            int two = areas[regions.at(grid.neighbour(node, direction))].id();
            draft.set(at.x(), at.y(), CellKind.DOOR);
            draft.join(new Link(Math.min(one, two), Math.max(one, two), at));
        }
    }
}
