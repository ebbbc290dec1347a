package io.github.undercroft.dungeon.step;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;

/**
 * Which places of a draft are far apart, in straight steps and without passing secrets and locks. Spreads from cell to cell
 * on bit rows, which stay in the processor's cache: what was reached is cleared. 4 bytes a passable cell.
 */
final class StepCounts {

    private final LevelDraft draft;
    private final int wordsPerRow;
    /** Rows of bits, with at least one clear bit after each and a clear row before and after all: no step leaves the map. */
    private final long[] walkable;

    private final long[] unreached;
    private final int[] queue;
    private final boolean hasRooms;
    private final boolean[] isNarrow;

    StepCounts(LevelDraft draft) {
        this.draft = draft;
        wordsPerRow = (draft.width() >> 6) + 1;
        walkable = new long[wordsPerRow * (draft.height() + 2)];
        queue = new int[draft.open().count() + 1];
        isNarrow = new boolean[draft.areas().size()];
        boolean isRoomThere = false;
        for (Area area : draft.areas()) {
            isNarrow[area.id()] = area.kind().isNarrow();
            isRoomThere |= !isNarrow[area.id()];
        }
        hasRooms = isRoomThere;
        BitGrid walked = DraftCells.walkable(draft);
        for (int y = 0; y < draft.height(); y++) {
            for (int wordX = 0; wordX < walked.wordsPerRow(); wordX++) {
                walkable[(y + 1) * wordsPerRow + wordX] = walked.word(wordX, y);
            }
        }
        unreached = new long[walkable.length];
    }

    private int index(int x, int y) {
        return (((y + 1) * wordsPerRow) << 6) + x;
    }

    private Point pointAt(int index) {
        return new Point(index % (wordsPerRow << 6), index / (wordsPerRow << 6) - 1);
    }

    /** Floor, of a room or a cave if there is one; each with the same chance. */
    Point randomFloor(RandomSource random) {
        int[] placesUpTo = new int[draft.height() + 1];
        Runs.forEach(draft.open(), (y, from, to) -> {
            for (int x = from; x < to; x++) {
                placesUpTo[y + 1] += isPlace(x, y) ? 1 : 0;
            }
        });
        for (int y = 0; y < draft.height(); y++) {
            placesUpTo[y + 1] += placesUpTo[y];
        }
        int count = placesUpTo[draft.height()];
        if (count == 0) {
            throw new LevelVeto("no floor for stairs");
        }
        int chosen = random.nextInt(count);
        int row = 0;
        while (placesUpTo[row + 1] <= chosen) {
            row++;
        }
        int left = chosen - placesUpTo[row];
        for (int x = 0; ; x++) {
            if (isPlace(x, row) && left-- == 0) {
                return new Point(x, row);
            }
        }
    }

    private boolean isPlace(int x, int y) {
        if (draft.kindAt(x, y) != CellKind.FLOOR) {
            return false;
        }
        int area = draft.areaAt(x, y);
        return !hasRooms || (area != LevelDraft.NO_AREA && !isNarrow[area]);
    }

    /** The place with the most steps from there, in reading order the first; the start if there is no other. */
    Point furthestFrom(Point start) {
        int[] rings = spread(index(start.x(), start.y()));
        for (int ring = rings.length - 2; ring > 0; ring--) {
            int furthest = Integer.MAX_VALUE;
            for (int i = rings[ring]; i < rings[ring + 1]; i++) {
                Point place = pointAt(queue[i]);
                furthest = isPlace(place.x(), place.y()) ? Math.min(furthest, queue[i]) : furthest;
            }
            if (furthest != Integer.MAX_VALUE) {
                return pointAt(furthest);
            }
        }
        return start;
    }

    /** Queues what can be reached; tells where in the queue the cells of each number of steps begin, and where all end. */
    private int[] spread(int start) {
        System.arraycopy(walkable, 0, unreached, 0, walkable.length);
        ImmutableIntArray.Builder rings = ImmutableIntArray.builder();
        unreached[start >> 6] &= ~(1L << start);
        queue[0] = start;
        int size = 1;
        rings.add(0);
        for (int done = 0; done < size; ) {
            int end = size;
            rings.add(end);
            size = nextRing(done, end);
            done = end;
        }
        return rings.build().toArray();
    }

    private int nextRing(int from, int to) {
        int[] waiting = queue;
        long[] left = unreached;
        int[] moves = {-(wordsPerRow << 6), 1, wordsPerRow << 6, -1};
        int size = to;
        for (int i = from; i < to; i++) {
            for (int move : moves) {
                // Written in any case, and kept if it is new: so there is no branch to foretell.
                int next = waiting[i] + move;
                long word = left[next >> 6];
                waiting[size] = next;
                size += (int) (word >>> next) & 1;
                left[next >> 6] = word & ~(1L << next);
            }
        }
        return size;
    }
}
