package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;

/** Questions that several steps ask about the cells of a draft. */
public final class DraftCells {

    private DraftCells() {}

    /** @return the cells that can be passed without finding or unlocking anything. */
    public static BitGrid walkable(LevelDraft draft) {
        BitGrid walked = BitGrid.copyOf(draft.open());
        draft.special().forEach((x, y) -> {
            CellKind kind = draft.kindAt(x, y);
            if (kind.isSecret() || kind == CellKind.LOCKED_DOOR) {
                walked.clear(x, y);
            }
        });
        return walked;
    }

    /** @return the runs of the cells that can be passed without finding or unlocking anything. */
    public static RunTable walkableRuns(LevelDraft draft) {
        BitGrid walked = walkable(draft);
        return walked.equals(draft.open()) ? draft.openRuns() : RunTable.of(walked);
    }

    /** @return whether passable cells are on two opposite sides of a cell and solid ones on the two others. */
    public static boolean isDoorway(LevelDraft draft, int x, int y) {
        boolean north = draft.kindAt(x, y - 1).isPassable();
        boolean south = draft.kindAt(x, y + 1).isPassable();
        boolean east = draft.kindAt(x + 1, y).isPassable();
        boolean west = draft.kindAt(x - 1, y).isPassable();
        return north == south && east == west && north != east;
    }

    /** @return whether just one of the cells beside a cell is open. */
    public static boolean isDeadEnd(BitGridView open, int x, int y) {
        int ways = 0;
        for (Direction side : Direction.cardinal()) {
            ways += open.getOrFalse(x + side.dx(), y + side.dy()) ? 1 : 0;
        }
        return ways == 1;
    }

    /** The cells with a mark; a copy. O(words + marks). */
    public static BitGrid marked(LevelDraft draft) {
        BitGrid marked = BitGrid.of(draft.width(), draft.height());
        draft.marks().forEach(mark -> marked.set(mark.at()));
        return marked;
    }

    /** The cells at which areas meet; a copy. O(words + links). */
    public static BitGrid meetings(LevelDraft draft) {
        BitGrid meetings = BitGrid.of(draft.width(), draft.height());
        draft.links().forEach(link -> meetings.set(link.at()));
        return meetings;
    }

    /**
     * @param meetings where areas meet
     * @return whether a cell may become a door between areas: no cell around it is a door or a meeting of areas, and its
     *     area, if it has one, has other cells
     */
    public static boolean canSpare(LevelDraft draft, BitGridView meetings, int x, int y) {
        for (Direction side : Direction.cardinal()) {
            int besideX = x + side.dx();
            int besideY = y + side.dy();
            if (meetings.getOrFalse(besideX, besideY)
                    || draft.kindAt(besideX, besideY).isDoor()) {
                return false;
            }
        }
        int area = draft.areaAt(x, y);
        return area == LevelDraft.NO_AREA || draft.areas().get(area).bounds().area() > 1;
    }
}
