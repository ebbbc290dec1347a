package io.github.undercroft.dungeon.stock;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The cells on which something may be put: floor without a mark, of areas of the given kinds. A room with stairs up has no
 * such cells; in another area with stairs up, cells near them are left out. Found in one pass over all cells; then each
 * place costs O(1).
 */
final class StockPlaces {

    /** How many columns and rows around the stairs up stay empty in a large area. */
    static final int ENTRANCE = 7;

    private final LevelDraft draft;
    private final List<Integer> rooms = new ArrayList<>();
    /** The free cells of all areas, by area. */
    private final int[] cells;
    /** Where the cells of each area begin; the last entry is the end of all. */
    private final int[] starts;
    /** How many cells of each area are left. */
    private final int[] left;

    StockPlaces(LevelDraft draft, Set<AreaKind> kinds) {
        this.draft = draft;
        boolean[] isStocked = stocked(draft, kinds);
        for (int area = 0; area < isStocked.length; area++) {
            if (isStocked[area]) {
                rooms.add(area);
            }
        }
        BitGrid free = free(draft, isStocked);
        starts = new int[isStocked.length + 1];
        left = new int[isStocked.length];
        free.forEach((x, y) -> starts[draft.areaAt(x, y) + 1]++);
        for (int area = 0; area < isStocked.length; area++) {
            starts[area + 1] += starts[area];
        }
        cells = new int[starts[isStocked.length]];
        free.forEach((x, y) -> {
            int area = draft.areaAt(x, y);
            cells[starts[area] + left[area]] = y * draft.width() + x;
            left[area]++;
        });
    }

    private static boolean[] stocked(LevelDraft draft, Set<AreaKind> kinds) {
        boolean[] isStocked = new boolean[draft.areas().size()];
        for (Area area : draft.areas()) {
            isStocked[area.id()] = kinds.contains(area.kind());
        }
        for (Point stairs : stairsUp(draft)) {
            int area = entrance(draft, stairs);
            if (area != LevelDraft.NO_AREA && draft.areas().get(area).kind() == AreaKind.ROOM) {
                isStocked[area] = false;
            }
        }
        return isStocked;
    }

    private static List<Point> stairsUp(LevelDraft draft) {
        List<Point> stairs = new ArrayList<>();
        draft.special().forEach((x, y) -> {
            if (draft.kindAt(x, y) == CellKind.STAIRS_UP) {
                stairs.add(new Point(x, y));
            }
        });
        return stairs;
    }

    /** The area of stairs, or the one that their alcove opens to; an alcove belongs to none. */
    private static int entrance(LevelDraft draft, Point stairs) {
        int area = draft.areaAt(stairs.x(), stairs.y());
        for (Direction side : Direction.cardinal()) {
            if (area == LevelDraft.NO_AREA) {
                area = draft.areaAt(stairs.x() + side.dx(), stairs.y() + side.dy());
            }
        }
        return area;
    }

    private static BitGrid free(LevelDraft draft, boolean[] isStocked) {
        BitGrid free = BitGrid.of(draft.width(), draft.height());
        draft.open().forEach((x, y) -> {
            int area = draft.areaAt(x, y);
            if (area != LevelDraft.NO_AREA && isStocked[area] && draft.kindAt(x, y) == CellKind.FLOOR) {
                free.set(x, y);
            }
        });
        free.andNot(DraftCells.marked(draft));
        for (Point stairs : stairsUp(draft)) {
            clearAround(draft, stairs, free);
        }
        return free;
    }

    private static void clearAround(LevelDraft draft, Point stairs, BitGrid free) {
        int entrance = entrance(draft, stairs);
        for (int y = Math.max(0, stairs.y() - ENTRANCE);
                y <= Math.min(draft.height() - 1, stairs.y() + ENTRANCE);
                y++) {
            for (int x = Math.max(0, stairs.x() - ENTRANCE);
                    x <= Math.min(draft.width() - 1, stairs.x() + ENTRANCE);
                    x++) {
                if (draft.areaAt(x, y) == entrance) {
                    free.clear(x, y);
                }
            }
        }
    }

    /** The ids of the areas that are stocked, in rising order, including those without a free cell. */
    List<Integer> rooms() {
        return rooms;
    }

    /** How many of its cells are free. */
    int free(int room) {
        return left[room];
    }

    boolean isFull(int room) {
        return left[room] == 0;
    }

    /** Marks a random free cell of the room with a lot, with equal chances; empty if the room is full. Draws once. */
    Optional<StockReport.StockedLot> place(Lot lot, int room, RandomSource random, String why) {
        if (isFull(room)) {
            return Optional.empty();
        }
        int drawn = starts[room] + random.nextInt(left[room]);
        left[room]--;
        int cell = cells[drawn];
        cells[drawn] = cells[starts[room] + left[room]];
        Point at = new Point(cell % draft.width(), cell / draft.width());
        draft.mark(new Mark(lot.what(), at, lot.amount(), why));
        return Optional.of(new StockReport.StockedLot(lot, room, at));
    }
}
