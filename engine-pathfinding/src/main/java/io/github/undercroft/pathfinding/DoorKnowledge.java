package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.terrain.LockableDoor;
import org.jspecify.annotations.Nullable;

/** Which closed cells an actor can open by bumping into them, by what it knows; asked once a cell. */
final class DoorKnowledge {

    private final TurnView turn;
    private final Board known;
    /** The cells that may be doors and have not been asked yet. */
    private final BitGrid unasked;

    private @Nullable BitGrid opened;

    /** Only those cells, of which some may be open anyway, may be doors. */
    DoorKnowledge(TurnView turn, BitGridView possible) {
        this.turn = turn;
        this.known = turn.perceived();
        this.unasked = BitGrid.copyOf(possible);
    }

    boolean canOpen(int x, int y) {
        if (unasked.get(x, y)) {
            unasked.clear(x, y);
            Point cell = new Point(x, y);
            Terrain terrain = known.terrainAt(cell);
            if (!isLocked(terrain) && terrain.whenBumped(turn, cell).isPresent()) {
                note(x, y);
            }
        }
        BitGrid doors = opened;
        return doors != null && doors.get(x, y);
    }

    private void note(int x, int y) {
        BitGrid doors = opened;
        if (doors == null) {
            doors = BitGrid.of(unasked.width(), unasked.height());
            opened = doors;
        }
        doors.set(x, y);
    }

    /** A lock answers a bump with a try; without its key that fails, and one would try for ever. */
    private boolean isLocked(Terrain terrain) {
        return terrain instanceof LockableDoor door && !door.opensFor(turn);
    }
}
