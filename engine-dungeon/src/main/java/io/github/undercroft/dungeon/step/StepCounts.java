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
import java.util.Arrays;

/**
 * Which places of a draft are far apart, in straight steps and without passing secrets and locks. 1 byte a cell and 4
 * a passable one.
 */
final class StepCounts {

    private final LevelDraft draft;
    /** Cells from one row to the next: there is one that is closed after each row, and such rows before and after all. */
    private final int pitch;
    /** 1 for a cell that can be stepped onto and was not yet. Bytes, not bits: so no step waits for the one before. */
    private final byte[] unreached;

    private final int[] queue;
    private final boolean hasRooms;
    private final boolean[] isNarrow;
    /** Cells with marks, and those that are to be kept. */
    private final BitGrid taken;

    StepCounts(LevelDraft draft) {
        this.draft = draft;
        pitch = draft.width() + 1;
        unreached = new byte[pitch * (draft.height() + 2)];
        queue = new int[draft.open().count() + 1];
        isNarrow = new boolean[draft.areas().size()];
        boolean isRoomThere = false;
        for (Area area : draft.areas()) {
            isNarrow[area.id()] = area.kind().isNarrow();
            isRoomThere |= !isNarrow[area.id()];
        }
        hasRooms = isRoomThere;
        taken = BitGrid.copyOf(draft.kept());
        draft.marks().forEach(mark -> taken.set(mark.at()));
        Runs.forEach(
                DraftCells.walkable(draft),
                (y, from, to) -> Arrays.fill(unreached, index(from, y), index(to, y), (byte) 1));
    }

    private int index(int x, int y) {
        return (y + 1) * pitch + x;
    }

    private Point pointAt(int index) {
        return new Point(index % pitch, index / pitch - 1);
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
        if (draft.kindAt(x, y) != CellKind.FLOOR || taken.get(x, y)) {
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
        ImmutableIntArray.Builder rings = ImmutableIntArray.builder();
        unreached[start] = 0;
        queue[0] = start;
        int size = 1;
        rings.add(0);
        for (int done = 0; done < size; ) {
            int end = size;
            rings.add(end);
            size = nextRing(done, end);
            done = end;
        }
        for (int i = 0; i < size; i++) {
            unreached[queue[i]] = 1;
        }
        return rings.build().toArray();
    }

    /** Each neighbour is queued in any case, and kept if it is new: so there is no branch to foretell. */
    private int nextRing(int from, int to) {
        int[] waiting = queue;
        byte[] left = unreached;
        int size = to;
        for (int i = from; i < to; i++) {
            int cell = waiting[i];
            size = queued(waiting, left, size, cell - pitch);
            size = queued(waiting, left, size, cell + 1);
            size = queued(waiting, left, size, cell + pitch);
            size = queued(waiting, left, size, cell - 1);
        }
        return size;
    }

    private static int queued(int[] waiting, byte[] left, int size, int cell) {
        waiting[size] = cell;
        int more = left[cell];
        left[cell] = 0;
        return size + more;
    }
}
