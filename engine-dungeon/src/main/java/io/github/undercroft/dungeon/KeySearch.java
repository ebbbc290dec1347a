package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import java.util.ArrayList;
import java.util.List;

/**
 * A search over cells and keys: goes as far as locks allow, takes keys, opens a door, and goes on. O(words * locks + locks
 * squared).
 *
 * <p>Each opened door leads to cells that could not be reached before; so the parts between locks form a tree, and no lock
 * can be bypassed. Searches by straight steps, and then by all steps. In the second search the locks that hold only for
 * straight steps are open, so that no lock relies on one that promises less.
 */
final class KeySearch {

    private final LevelDraft draft;
    private final List<Lock> closed;
    /** Passable cells that are not reached yet. */
    private final BitGrid rest;

    private final BitGrid reached;
    private final FloodFill fill;

    private KeySearch(LevelDraft draft, List<Lock> locks, Movement movement) {
        this.draft = draft;
        closed = new ArrayList<>(locks);
        fill = FloodFill.of(movement);
        rest = BitGrid.copyOf(draft.open());
        reached = BitGrid.of(draft.width(), draft.height());
    }

    /** Whether each cell is reached, and each lock has cells behind it that were not reached before it was opened. */
    static boolean reachesAll(LevelDraft draft, Point start) {
        List<Lock> locks = draft.details(Lock.class);
        List<Lock> strict = locks.stream().filter(Lock::holdsAtCorners).toList();
        KeySearch search = new KeySearch(draft, locks, Movement.FOUR_WAY);
        return search.hasSoundDoors()
                && search.opensAll(start)
                && search.reached.equals(draft.open())
                && (strict.isEmpty() || new KeySearch(draft, strict, Movement.EIGHT_WAY).opensAll(start));
    }

    private boolean opensAll(Point start) {
        closed.forEach(lock -> rest.clear(lock.door()));
        enter(start);
        while (openOne()) {
            // Until no further lock can be opened.
        }
        return closed.isEmpty();
    }

    private boolean hasSoundDoors() {
        return closed.stream()
                .map(Lock::door)
                .allMatch(door -> draft.kindAt(door.x(), door.y()) == CellKind.LOCKED_DOOR
                        && DraftCells.isDoorway(draft, door.x(), door.y()));
    }

    private void enter(Point cell) {
        fill.addReachable(rest, cell, reached);
        rest.andNot(reached);
    }

    private boolean openOne() {
        for (Lock lock : closed) {
            if (isReached(lock.key()) && isBeside(lock.door()) && !isReached(lock.beyond())) {
                rest.set(lock.door());
                enter(lock.door());
                closed.remove(lock);
                return true;
            }
        }
        return false;
    }

    private boolean isBeside(Point door) {
        return Direction.cardinal().stream().anyMatch(side -> isReached(door.step(side)));
    }

    private boolean isReached(Point cell) {
        return reached.getOrFalse(cell.x(), cell.y());
    }
}
