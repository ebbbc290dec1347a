package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * A locked door and its key, as a detail of a plan.
 *
 * @param id from 1 up, different for each lock of a level; the mark of its key has the id as its amount
 * @param door where the {@link CellKind#LOCKED_DOOR} is
 * @param key where its key lies; a mark is there
 * @param beyond the cell behind the door, seen from the stairs up; the lock guards the cells connected with it while the
 *     door is shut
 * @param movement the steps for which there is no way around the door; by {@link Movement#EIGHT_WAY} also none through a gap
 *     at a corner
 */
public record Lock(int id, Point door, Point key, Point beyond, Movement movement) {

    /** The word in the marks of keys. */
    public static final String KEY = "key";

    public Lock {
        Objects.requireNonNull(door, "door");
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(beyond, "beyond");
        Objects.requireNonNull(movement, "movement");
        if (id < 1) {
            throw new IllegalArgumentException("A lock has an id from 1 up, not " + id);
        }
    }

    /** A lock with no way around it by any steps. */
    public Lock(int id, Point door, Point key, Point beyond) {
        this(id, door, key, beyond, Movement.EIGHT_WAY);
    }

    /** @return whether diagonal steps between two blocked cells lead nowhere around it */
    boolean holdsAtCorners() {
        return movement == Movement.EIGHT_WAY;
    }

    /** @return the mark of its key */
    public Mark keyMark() {
        return new Mark(KEY, key, id, "opens the door at " + door);
    }
}
