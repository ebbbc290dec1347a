package io.github.undercroft.dungeon.text;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds rooms and corridors in a drawing that does not name them. */
final class DrawnAreas {

    private final LevelDraft draft;
    /** The passable cells without doors, except doors beside another door, which nothing would join otherwise. */
    private final BitGrid parts;

    DrawnAreas(LevelDraft draft) {
        this.draft = draft;
        parts = BitGrid.copyOf(draft.open());
        draft.special().forEach((x, y) -> {
            if (isDoor(x, y) && !isDoor(x, y - 1) && !isDoor(x + 1, y) && !isDoor(x, y + 1) && !isDoor(x - 1, y)) {
                parts.clear(x, y);
            }
        });
    }

    private boolean isDoor(int x, int y) {
        return draft.kindAt(x, y).isDoor();
    }

    void name() {
        BitGrid wide = wide(parts);
        BitGrid narrow = BitGrid.copyOf(parts);
        narrow.andNot(wide);
        name(wide, AreaKind.ROOM);
        name(narrow, AreaKind.CORRIDOR);
        draft.open().forEach((x, y) -> {
            if (!parts.get(x, y)) {
                joinAtDoor(new Point(x, y));
            } else if (narrow.get(x, y)) {
                joinAtMouth(new Point(x, y));
            }
        });
    }

    /** The cells in a square of 2 x 2 set cells. */
    private static BitGrid wide(BitGridView cells) {
        BitGrid squares = BitGrid.copyOf(cells);
        squares.and(shifted(squares, Direction.WEST));
        squares.and(shifted(squares, Direction.NORTH));
        squares.or(shifted(squares, Direction.EAST));
        squares.or(shifted(squares, Direction.SOUTH));
        return squares;
    }

    private static BitGrid shifted(BitGridView cells, Direction direction) {
        BitGrid shifted = BitGrid.of(cells.width(), cells.height());
        shifted.orShifted(cells, direction);
        return shifted;
    }

    private void name(BitGridView cells, AreaKind kind) {
        Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(cells);
        int[] left = new int[regions.count()];
        int[] top = new int[regions.count()];
        int[] right = new int[regions.count()];
        int[] bottom = new int[regions.count()];
        Arrays.fill(left, Integer.MAX_VALUE);
        Arrays.fill(top, Integer.MAX_VALUE);
        cells.forEach((x, y) -> {
            int region = regions.labels().get(x, y);
            left[region] = Math.min(left[region], x);
            top[region] = Math.min(top[region], y);
            right[region] = Math.max(right[region], x);
            bottom[region] = y;
        });
        List<Area> areas = new ArrayList<>();
        for (int region = 0; region < regions.count(); region++) {
            Point corner = new Point(left[region], top[region]);
            Rect bounds = Rect.spanning(corner, new Point(right[region], bottom[region]));
            areas.add(draft.addArea(kind, bounds, false));
        }
        cells.forEach((x, y) -> draft.claim(areas.get(regions.labels().get(x, y)), y, x, x + 1));
    }

    /** The areas around a door meet there; an area on two sides meets itself. */
    private void joinAtDoor(Point door) {
        int first = LevelDraft.NO_AREA;
        for (Direction side : Direction.cardinal()) {
            int area = areaAt(door, side);
            if (area != LevelDraft.NO_AREA && first == LevelDraft.NO_AREA) {
                first = area;
            } else if (area != LevelDraft.NO_AREA) {
                draft.join(new Link(Math.min(first, area), Math.max(first, area), door));
            }
        }
    }

    /** A corridor meets the rooms beside its cells. */
    private void joinAtMouth(Point cell) {
        int corridor = draft.areaAt(cell.x(), cell.y());
        int last = corridor;
        for (Direction side : Direction.cardinal()) {
            int area = areaAt(cell, side);
            if (area != LevelDraft.NO_AREA && area != corridor && area != last) {
                draft.join(new Link(area, corridor, cell));
                last = area;
            }
        }
    }

    private int areaAt(Point cell, Direction side) {
        return draft.areaAt(cell.x() + side.dx(), cell.y() + side.dy());
    }
}
