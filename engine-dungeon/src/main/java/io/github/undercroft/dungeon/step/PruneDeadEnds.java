package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Fills dead ends with rock, back to the next fork or room. A dead end is a cell of a corridor, a junction or a maze, or of
 * no area, with one passable cell beside it; doors on the way are filled too. Stairs, cells with marks and kept cells stay,
 * and so do the ways to them; so does the door of each {@link Lock}, with the cell behind it. Areas without cells are
 * removed. O(cells).
 *
 * @param percent how likely each dead end is filled; with 100 none is left, with 0 none is touched
 */
public record PruneDeadEnds(int percent) implements LevelStep {

    public PruneDeadEnds {
        SettingRange.require("percent of PruneDeadEnds", percent, 0, 100);
    }

    @Override
    public String name() {
        return "prune dead ends";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        BitGrid marked = DraftCells.marked(draft);
        marked.or(draft.kept());
        draft.details(Lock.class).forEach(lock -> marked.set(lock.beyond()));
        int filled = 0;
        for (Point end : ends(draft, marked)) {
            if (random.chance(percent, 100)) {
                filled += fill(draft, marked, end);
            }
        }
        if (filled > 0) {
            draft.tidyAreas();
        }
    }

    /** In reading order; 64 cells are looked at at a time. */
    private static List<Point> ends(LevelDraft draft, BitGrid marked) {
        BitGridView open = draft.open();
        List<Point> ends = new ArrayList<>();
        for (int y = 0; y < draft.height(); y++) {
            for (int wordX = 0; wordX < open.wordsPerRow(); wordX++) {
                for (long rest = withOneNeighbour(open, wordX, y); rest != 0; rest &= rest - 1) {
                    int x = (wordX << 6) + Long.numberOfTrailingZeros(rest);
                    if (isDeadEnd(draft, marked, x, y)) {
                        ends.add(new Point(x, y));
                    }
                }
            }
        }
        return ends;
    }

    private static long withOneNeighbour(BitGridView open, int wordX, int y) {
        long cells = open.word(wordX, y);
        if (cells == 0) {
            return 0;
        }
        long north = y == 0 ? 0 : open.word(wordX, y - 1);
        long south = y == open.height() - 1 ? 0 : open.word(wordX, y + 1);
        long west = cells << 1 | (wordX == 0 ? 0 : open.word(wordX - 1, y) >>> 63);
        long east = cells >>> 1 | (wordX == open.wordsPerRow() - 1 ? 0 : open.word(wordX + 1, y) << 63);
        return cells & (north ^ south ^ west ^ east) & ~(north & south) & ~(west & east);
    }

    private static int fill(LevelDraft draft, BitGrid marked, Point end) {
        int x = end.x();
        int y = end.y();
        int filled = 0;
        while (isDeadEnd(draft, marked, x, y)) {
            draft.set(x, y, CellKind.ROCK);
            draft.release(y, x, x + 1);
            filled++;
            Direction back = wayBack(draft, x, y);
            x += back.dx();
            y += back.dy();
        }
        return filled;
    }

    private static Direction wayBack(LevelDraft draft, int x, int y) {
        for (Direction direction : Direction.cardinal()) {
            if (draft.kindAt(x + direction.dx(), y + direction.dy()).isPassable()) {
                return direction;
            }
        }
        throw new IllegalStateException("no way back from the dead end at (" + x + "," + y + ")");
    }

    private static boolean isDeadEnd(LevelDraft draft, BitGrid marked, int x, int y) {
        return isPassable(draft, x, y - 1)
                                + isPassable(draft, x + 1, y)
                                + isPassable(draft, x, y + 1)
                                + isPassable(draft, x - 1, y)
                        == 1
                && isNarrow(draft, x, y)
                && !marked.get(x, y);
    }

    private static int isPassable(LevelDraft draft, int x, int y) {
        return draft.open().getOrFalse(x, y) ? 1 : 0;
    }

    private static boolean isNarrow(LevelDraft draft, int x, int y) {
        CellKind kind = draft.kindAt(x, y);
        if (kind != CellKind.FLOOR && kind != CellKind.SECRET_PASSAGE && !kind.isDoor()) {
            return false;
        }
        int area = draft.areaAt(x, y);
        return area == LevelDraft.NO_AREA
                || draft.areas().get(area).kind().isNarrow()
                || draft.areas().get(area).kind() == AreaKind.MAZE;
    }
}
