package io.github.undercroft.dungeon.maze;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** Digs planned rooms and mazes into a draft: each region becomes an area, and each door a link. */
final class MazeDigging {

    private final LevelDraft draft;
    private final RoomLattice lattice;
    private final MazeGrid grid;
    private final MazeRegions regions;
    /** For each region the cells of a room or the bounds of a maze; null for a maze that has lost all its nodes. */
    private final Rect[] bounds;

    private final Area[] areas;

    MazeDigging(LevelDraft draft, RoomLattice lattice, MazeGrid grid, MazeRegions regions) {
        this.draft = draft;
        this.lattice = lattice;
        this.grid = grid;
        this.regions = regions;
        bounds = new Rect[regions.count() + 1];
        areas = new Area[regions.count() + 1];
    }

    void dig(RandomSource random) {
        List<Rect> rooms = regions.rooms();
        for (int region = 1; region <= rooms.size(); region++) {
            bounds[region] = lattice.room(rooms.get(region - 1), random);
            areas[region] = draft.dig(bounds[region], AreaKind.ROOM, false);
        }
        forEachWay(this::extend);
        for (int region = rooms.size() + 1; region < areas.length; region++) {
            if (bounds[region] != null) {
                areas[region] = draft.addArea(AreaKind.MAZE, bounds[region], false);
            }
        }
        forEachWay((region, from, to) -> dig(areas[region], from, to));
        regions.doors().forEach(this::digDoor);
    }

    /** Called for cells of a maze, a row or a column from one to another. */
    private interface WayVisitor {
        void visit(int region, Point from, Point to);
    }

    private void forEachWay(WayVisitor visitor) {
        for (int node = 0; node < grid.size(); node++) {
            if (regions.isMaze(node)) {
                visitor.visit(regions.at(node), cell(node), cell(node));
            }
            for (int direction = MazeRegions.EAST; direction <= MazeRegions.SOUTH; direction++) {
                if (grid.isWay(node, direction)) {
                    visitWay(new Gap(node, direction), visitor);
                }
            }
        }
    }

    /** The cell of a way that is beside a room is its door, which belongs to no area. */
    private void visitWay(Gap gap, WayVisitor visitor) {
        int doors = (gap.isFromRoom ? 1 : 0) + (gap.isToRoom ? 1 : 0);
        if (doors < 2 && gap.length > doors) {
            visitor.visit(
                    gap.isFromRoom ? gap.two : gap.one,
                    gap.at(gap.isFromRoom ? 1 : 0),
                    gap.at(gap.length - (gap.isToRoom ? 2 : 1)));
        }
    }

    private void extend(int region, Point from, Point to) {
        Rect before = bounds[region];
        bounds[region] = before == null
                ? Rect.spanning(from, to)
                : Rect.spanning(
                        new Point(Math.min(before.x(), from.x()), Math.min(before.y(), from.y())),
                        new Point(Math.max(before.right(), to.x()), Math.max(before.bottom(), to.y())));
    }

    private void dig(Area area, Point from, Point to) {
        for (int y = from.y(); y <= to.y(); y++) {
            draft.fill(y, from.x(), to.x() + 1, CellKind.FLOOR);
            draft.claim(area, y, from.x(), to.x() + 1);
        }
    }

    private void digDoor(int door) {
        int direction = MazeRegions.directionOf(door);
        // The ways of dead ends that were filled are closed again.
        if (grid.isWay(door >> 1, direction)) {
            Gap gap = new Gap(door >> 1, direction);
            Point at = gap.at(gap.isFromRoom ? 0 : gap.length - 1);
            draft.set(at.x(), at.y(), CellKind.DOOR);
            if (gap.isFromRoom && gap.isToRoom && gap.length > 1) {
                Point last = gap.at(gap.length - 1);
                Area passage = draft.dig(Rect.spanning(gap.at(1), last), AreaKind.CORRIDOR, false);
                draft.join(new Link(areas[gap.one].id(), passage.id(), at));
                draft.join(new Link(areas[gap.two].id(), passage.id(), last));
            } else {
                int one = areas[gap.one].id();
                int two = areas[gap.two].id();
                draft.join(new Link(Math.min(one, two), Math.max(one, two), at));
            }
        }
    }

    private Point cell(int node) {
        return lattice.cell(node % grid.columns, node / grid.columns);
    }

    /** The cells between a node, or the room that it belongs to, and what is east or south of it. */
    private final class Gap {

        final int one;
        final int two;
        final boolean isFromRoom;
        final boolean isToRoom;
        final int length;
        private final Point first;
        private final int dx;

        Gap(int node, int direction) {
            int next = grid.neighbour(node, direction);
            one = regions.at(node);
            two = regions.at(next);
            isFromRoom = !regions.isMaze(node);
            isToRoom = !regions.isMaze(next);
            dx = direction == MazeRegions.EAST ? 1 : 0;
            Point from = cell(node);
            Point to = cell(next);
            int x = dx == 1 && isFromRoom ? bounds[one].right() : from.x();
            int y = dx == 0 && isFromRoom ? bounds[one].bottom() : from.y();
            first = new Point(x + dx, y + 1 - dx);
            length = dx == 1
                    ? (isToRoom ? bounds[two].x() : to.x()) - first.x()
                    : (isToRoom ? bounds[two].y() : to.y()) - first.y();
        }

        Point at(int number) {
            return first.plus(number * dx, number * (1 - dx));
        }
    }
}
