package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/** How many straight steps cells of a draft are apart, without passing secrets and locks. */
final class StepCounts {

    private final LevelDraft draft;
    private final int width;
    private final int[] steps;
    private final int[] queue;
    private final boolean hasRooms;

    StepCounts(LevelDraft draft) {
        this.draft = draft;
        width = draft.width();
        steps = new int[width * draft.height()];
        queue = new int[draft.open().count()];
        hasRooms = draft.areas().stream().anyMatch(area -> !isNarrow(area.kind()));
    }

    private static boolean isNarrow(AreaKind kind) {
        return kind == AreaKind.CORRIDOR || kind == AreaKind.JUNCTION;
    }

    /** Floor, of a room or a cave if there is one; each with the same chance. */
    Point randomFloor(RandomSource random) {
        int count = 0;
        for (int cell = 0; cell < steps.length; cell++) {
            count += isPlace(cell) ? 1 : 0;
        }
        if (count == 0) {
            throw new LevelVeto("no floor for stairs");
        }
        int left = random.nextInt(count);
        for (int cell = 0; ; cell++) {
            if (isPlace(cell) && left-- == 0) {
                return new Point(cell % width, cell / width);
            }
        }
    }

    private boolean isPlace(int cell) {
        int x = cell % width;
        int y = cell / width;
        if (draft.kindAt(x, y) != CellKind.FLOOR) {
            return false;
        }
        int area = draft.areaAt(x, y);
        return !hasRooms
                || (area != LevelDraft.NO_AREA
                        && !isNarrow(draft.areas().get(area).kind()));
    }

    /** The place with the most steps from there, in reading order the first. */
    Point furthestFrom(Point start) {
        spread(start);
        int furthest = start.y() * width + start.x();
        for (int cell = 0; cell < steps.length; cell++) {
            if (steps[cell] > steps[furthest] && isPlace(cell)) {
                furthest = cell;
            }
        }
        return new Point(furthest % width, furthest / width);
    }

    private void spread(Point start) {
        Arrays.fill(steps, 0);
        int first = start.y() * width + start.x();
        steps[first] = 1;
        queue[0] = first;
        int size = 1;
        for (int i = 0; i < size; i++) {
            int cell = queue[i];
            int x = cell % width;
            int y = cell / width;
            size = reach(x, y - 1, steps[cell] + 1, size);
            size = reach(x + 1, y, steps[cell] + 1, size);
            size = reach(x, y + 1, steps[cell] + 1, size);
            size = reach(x - 1, y, steps[cell] + 1, size);
        }
    }

    private int reach(int x, int y, int count, int size) {
        CellKind kind = draft.kindAt(x, y);
        if (!kind.isPassable() || kind.isSecret() || kind == CellKind.LOCKED_DOOR || steps[y * width + x] != 0) {
            return size;
        }
        steps[y * width + x] = count;
        queue[size] = y * width + x;
        return size + 1;
    }
}
