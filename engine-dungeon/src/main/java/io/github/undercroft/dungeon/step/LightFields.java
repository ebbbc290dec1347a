package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Arrays;

/** The fields into which lit areas are divided, one area after the other, and the best place in each. */
final class LightFields {

    private static final int NONE = -1;

    private final LevelDraft draft;
    private final int radius;
    /** The first field of each area, by the id of the area, or none. */
    private final int[] firstOf;

    private int count;
    /** For each field the best cell so far, or none, and its distance from the middle, in half cells. */
    private int[] best = {};

    private int[] distances = {};

    LightFields(LevelDraft draft, int radius) {
        this.draft = draft;
        this.radius = radius;
        firstOf = new int[draft.areas().size()];
        Arrays.fill(firstOf, NONE);
    }

    private int along(int side) {
        return (side + 2 * radius) / (2 * radius + 1);
    }

    void light(Area area) {
        firstOf[area.id()] = count;
        int from = count;
        count += along(area.bounds().width()) * along(area.bounds().height());
        if (count > best.length) {
            best = Arrays.copyOf(best, 2 * count);
            distances = Arrays.copyOf(distances, 2 * count);
        }
        Arrays.fill(best, from, count, NONE);
    }

    /** Considers a cell of floor; call it in reading order. */
    void look(int x, int y) {
        int id = draft.areaAt(x, y);
        if (id == LevelDraft.NO_AREA || firstOf[id] == NONE) {
            return;
        }
        Rect bounds = draft.areas().get(id).bounds();
        int columns = along(bounds.width());
        int rows = along(bounds.height());
        int column = part(x - bounds.x(), bounds.width(), columns);
        int row = part(y - bounds.y(), bounds.height(), rows);
        int field = firstOf[id] + row * columns + column;
        int distance = fromMiddle(x - bounds.x(), bounds.width(), columns, column)
                + fromMiddle(y - bounds.y(), bounds.height(), rows, row);
        if (best[field] == NONE || distance < distances[field]) {
            best[field] = y * draft.width() + x;
            distances[field] = distance;
        }
    }

    private static int part(int at, int side, int parts) {
        return (int) ((long) at * parts / side);
    }

    private static int fromMiddle(int at, int side, int parts, int part) {
        long first = ((long) part * side + parts - 1) / parts;
        long next = ((part + 1L) * side + parts - 1) / parts;
        return (int) Math.abs(2L * at - (first + next - 1));
    }

    void mark() {
        for (int field = 0; field < count; field++) {
            if (best[field] != NONE) {
                Point at = new Point(best[field] % draft.width(), best[field] / draft.width());
                draft.mark(new Mark(AddLights.LIGHT, at, radius, "lights"));
            }
        }
    }
}
