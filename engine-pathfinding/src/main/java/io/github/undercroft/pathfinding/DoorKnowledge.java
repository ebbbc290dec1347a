package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.item.Key;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.terrain.LockableDoor;

/** Which closed cells an actor can open by bumping into them, by what it knows; asked once a cell. */
final class DoorKnowledge {

    private final TurnView turn;
    private final Board known;
    private final BitGrid asked;
    private final BitGrid opened;

    /** Cells that the actor has given up do not open. */
    DoorKnowledge(TurnView turn, BitGridView givenUp) {
        this.turn = turn;
        this.known = turn.perceived();
        this.asked = BitGrid.copyOf(givenUp);
        this.opened = BitGrid.of(known.width(), known.height());
    }

    boolean canOpen(int x, int y) {
        if (!asked.get(x, y)) {
            asked.set(x, y);
            Point cell = new Point(x, y);
            Terrain terrain = known.terrainAt(cell);
            if (!isLocked(terrain) && terrain.whenBumped(turn, cell).isPresent()) {
                opened.set(x, y);
            }
        }
        return opened.get(x, y);
    }

    /** A lock answers a bump with a try; without its key that fails, and one would try for ever. */
    private boolean isLocked(Terrain terrain) {
        return terrain instanceof LockableDoor door
                && door.state() == LockableDoor.State.LOCKED
                && !Key.isHeldBy(turn.game(), turn.actor().id(), door.key());
    }
}
