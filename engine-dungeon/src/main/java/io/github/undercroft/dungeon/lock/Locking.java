package io.github.undercroft.dungeon.lock;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.List;

/** Locks the chosen doors in a draft. */
final class Locking {

    private final LevelDraft draft;
    private final BitGrid meetings;

    Locking(LevelDraft draft) {
        this.draft = draft;
        meetings = DraftCells.meetings(draft);
    }

    void lock(List<Lock> locks) {
        for (Lock lock : locks) {
            Point door = lock.door();
            draft.set(door.x(), door.y(), CellKind.LOCKED_DOOR);
            draft.release(door.y(), door.x(), door.x() + 1);
            joinAt(door);
            draft.mark(lock.keyMark());
            draft.addDetail(lock);
        }
        draft.tidyAreas();
    }

    /** Also areas that met another one there, such as a corridor, from which the door now separates them. */
    private void joinAt(Point door) {
        int first = LevelDraft.NO_AREA;
        for (Direction side : Direction.cardinal()) {
            int area = draft.areaAt(door.x() + side.dx(), door.y() + side.dy());
            if (area != LevelDraft.NO_AREA && draft.open().get(door.step(side))) {
                if (first != LevelDraft.NO_AREA) {
                    joinUnlessJoined(new Link(Math.min(first, area), Math.max(first, area), door));
                }
                first = area;
            }
        }
    }

    private void joinUnlessJoined(Link link) {
        boolean isKnown = meetings.get(link.at())
                && (link.from() == link.to() || draft.links().contains(link));
        if (!isKnown) {
            draft.join(link);
        }
    }
}
