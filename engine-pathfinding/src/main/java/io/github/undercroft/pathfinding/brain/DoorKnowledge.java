package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import org.jspecify.annotations.Nullable;

/** The closed cells that an actor can open by bumping, by what it knows; each is asked once. */
final class DoorKnowledge {

    private final TurnView turn;
    /** The cells that may be doors. */
    private final BitGridView possible;

    /** The cells not asked yet; null before the first question. */
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
        return turn.board().bumpable().getOrFalse(cell.x(), cell.y()) && isOpened(turn, cell);
    }

    private static boolean isOpened(TurnView turn, Point cell) {
        Terrain terrain = turn.board().terrainAt(cell);
        return !isLocked(turn, terrain) && terrain.whenBumped(turn, cell).isPresent();
    }

    /** A lock answers a bump with an attempt; without its key that fails, and a brain would try for ever. */
    private static boolean isLocked(TurnView turn, Terrain terrain) {
        return terrain instanceof LockableDoor door && !door.opensFor(turn);
    }
}
