package io.github.undercroft.dungeon.step;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts pillars into rooms at least {@value #MIN_SIDE} cells wide and high: one in each corner, in rows along two walls,
 * all over the room, or one in the middle; always symmetric from left to right and from top to bottom. A pillar no longer
 * belongs to an area.
 *
 * <p>Each pillar has passable cells of its room on all eight sides, so none cuts anything off. If a pillar of a pattern
 * would not, or would stand on anything but bare floor, the room gets another pattern, or none. O(cells).
 *
 * @param percent how likely each of these rooms has pillars
 */
public record AddPillars(int percent) implements LevelStep {

    private static final int MIN_SIDE = 5;

    public AddPillars {
        SettingRange.require("percent of AddPillars", percent, 0, 100);
    }

    @Override
    public String name() {
        return "pillars";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        BitGrid marked = DraftCells.marked(draft);
        for (Area area : draft.areas()) {
            Rect bounds = area.bounds();
            boolean isLarge = bounds.width() >= MIN_SIDE && bounds.height() >= MIN_SIDE;
            if (area.kind() == AreaKind.ROOM && isLarge && random.chance(percent, 100)) {
                for (List<Point> pattern : random.shuffled(patterns(bounds))) {
                    if (canStand(draft, marked, area, pattern)) {
                        pattern.forEach(cell -> {
                            draft.set(cell.x(), cell.y(), CellKind.PILLAR);
                            draft.release(cell.y(), cell.x(), cell.x() + 1);
                        });
                        break;
                    }
                }
            }
        }
        draft.tidyAreas();
    }

    private static List<List<Point>> patterns(Rect room) {
        ImmutableIntArray sidesX = ImmutableIntArray.of(room.x() + 1, room.right() - 1);
        ImmutableIntArray sidesY = ImmutableIntArray.of(room.y() + 1, room.bottom() - 1);
        List<List<Point>> patterns = new ArrayList<>();
        patterns.add(cross(sidesX, sidesY));
        if (room.width() % 2 == 1 && room.height() % 2 == 1) {
            Point middle = room.centre();
            patterns.add(ImmutableList.of(middle));
        }
        for (int spacing = 2; spacing <= 3; spacing++) {
            ImmutableIntArray rows = spaced(room.x() + 1, room.right() - 1, spacing);
            ImmutableIntArray columns = spaced(room.y() + 1, room.bottom() - 1, spacing);
            if (!rows.isEmpty() && room.width() >= room.height()) {
                patterns.add(cross(rows, sidesY));
            }
            if (!columns.isEmpty() && room.height() >= room.width()) {
                patterns.add(cross(sidesX, columns));
            }
            if (!rows.isEmpty() && !columns.isEmpty()) {
                patterns.add(cross(rows, columns));
            }
        }
        return patterns;
    }

    /** From the first to the last, in steps of that length; empty if these do not fit evenly. */
    private static ImmutableIntArray spaced(int first, int last, int spacing) {
        ImmutableIntArray.Builder places = ImmutableIntArray.builder();
        if ((last - first) % spacing == 0) {
            for (int place = first; place <= last; place += spacing) {
                places.add(place);
            }
        }
        return places.build();
    }

    private static List<Point> cross(ImmutableIntArray xs, ImmutableIntArray ys) {
        ImmutableList.Builder<Point> cells = ImmutableList.builder();
        ys.forEach(y -> xs.forEach(x -> cells.add(new Point(x, y))));
        return cells.build();
    }

    private static boolean canStand(LevelDraft draft, BitGrid marked, Area area, List<Point> pattern) {
        for (Point cell : pattern) {
            if (draft.kindAt(cell.x(), cell.y()) != CellKind.FLOOR
                    || draft.areaAt(cell.x(), cell.y()) != area.id()
                    || marked.get(cell)) {
                return false;
            }
            for (Direction side : Direction.all()) {
                Point beside = cell.step(side);
                if (draft.areaAt(beside.x(), beside.y()) != area.id()
                        || !draft.kindAt(beside.x(), beside.y()).isPassable()) {
                    return false;
                }
            }
        }
        return true;
    }
}
