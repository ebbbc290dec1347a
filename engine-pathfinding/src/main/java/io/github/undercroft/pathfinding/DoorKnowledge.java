package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.terrain.LockableDoor;
import org.jspecify.annotations.Nullable;

/** Which closed cells an actor can open by bumping into them, by what it knows; asked once a cell. */
final class DoorKnowledge {

    private final TurnView turn;
    /** The cells that may be doors. */
    private final BitGridView possible;

    /** Those that have not been asked yet; null as long as none has. */
    private @Nullable BitGrid unasked;

    private @Nullable BitGrid opened;

    /** Only those cells, of which some may be open anyway, may be doors; they must not change. */
    DoorKnowledge(TurnView turn, BitGridView possible) {
        this.turn = turn;
        this.possible = possible;
    }

    boolean canOpen(int x, int y) {
        if (isUnasked(x, y) && isOpened(turn, new Point(x, y))) {
            note(x, y);
        }
        BitGrid doors = opened;
        return doors != null && doors.get(x, y);
    }

    /** The first time. */
    private boolean isUnasked(int x, int y) {
        if (!possible.get(x, y)) {
            return false;
        }
        BitGrid left = unasked;
        if (left == null) {
            left = BitGrid.copyOf(possible);
            unasked = left;
        }
        boolean isFirst = left.get(x, y);
        left.clear(x, y);
        return isFirst;
    }

    private void note(int x, int y) {
        BitGrid doors = opened;
        if (doors == null) {
            doors = BitGrid.of(possible.width(), possible.height());
            opened = doors;
        }
        doors.set(x, y);
    }

    /** Whether the actor would open that one cell by bumping into it. */
    static boolean isDoor(TurnView turn, Point cell) {
        return turn.perceived().bumpable().getOrFalse(cell.x(), cell.y()) && isOpened(turn, cell);
    }

    private static boolean isOpened(TurnView turn, Point cell) {
        Terrain terrain = turn.perceived().terrainAt(cell);
        return !isLocked(turn, terrain) && terrain.whenBumped(turn, cell).isPresent();
    }

    /** A lock answers a bump with a try; without its key that fails, and one would try for ever. */
    private static boolean isLocked(TurnView turn, Terrain terrain) {
        return terrain instanceof LockableDoor door && !door.opensFor(turn);
    }
}
