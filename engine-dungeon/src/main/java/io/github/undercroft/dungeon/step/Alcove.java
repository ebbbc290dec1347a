package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place for stairs in a straight wall, one cell deep, amid rock on all other sides.
 *
 * @param floor the cell in front of it
 * @param stairs the cell of the wall
 * @param into the way from one to the other
 */
record Alcove(Point floor, Point stairs, Direction into) {

    /** The one in the wall that is reached from a cell by going straight ahead over these cells of floor. */
    static Optional<Alcove> beyond(LevelDraft draft, BitGridView sites, Point from, Direction ahead) {
        Point floor = from;
        Point next = floor.step(ahead);
        while (sites.getOrFalse(next.x(), next.y())) {
            floor = next;
            next = floor.step(ahead);
        }
        Alcove alcove = new Alcove(floor, next, ahead);
        return alcove.isFree(draft) ? Optional.of(alcove) : Optional.empty();
    }

    private boolean isFree(LevelDraft draft) {
        if (!draft.open().contains(back().x(), back().y()) || draft.kept().get(stairs)) {
            return false;
        }
        for (int eighths : new int[] {2, -2}) {
            Direction side = into.turned(eighths);
            if (!is(draft, stairs.step(side), CellKind.ROCK)
                    || !is(draft, back().step(side), CellKind.ROCK)
                    || !is(draft, floor.step(side), CellKind.FLOOR)) {
                return false;
            }
        }
        return is(draft, stairs, CellKind.ROCK) && is(draft, back(), CellKind.ROCK);
    }

    private static boolean is(LevelDraft draft, Point at, CellKind kind) {
        return draft.kindAt(at.x(), at.y()) == kind;
    }

    /** The rock behind it. */
    Point back() {
        return stairs.step(into);
    }

    /** Makes all stairs floor again, and rock where they are in an alcove. */
    static void removeStairs(LevelDraft draft) {
        List<Point> all = new ArrayList<>();
        draft.special().forEach((x, y) -> {
            CellKind kind = draft.kindAt(x, y);
            if (kind == CellKind.STAIRS_UP || kind == CellKind.STAIRS_DOWN) {
                all.add(new Point(x, y));
            }
        });
        for (Point at : all) {
            boolean isAlcove = draft.areaAt(at.x(), at.y()) == LevelDraft.NO_AREA
                    && DraftCells.isDeadEnd(draft.open(), at.x(), at.y());
            draft.set(at.x(), at.y(), isAlcove ? CellKind.ROCK : CellKind.FLOOR);
        }
    }
}
