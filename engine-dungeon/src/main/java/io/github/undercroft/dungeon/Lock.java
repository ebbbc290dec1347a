package io.github.undercroft.dungeon;

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
 */
public record Lock(int id, Point door, Point key, Point beyond) {

    /** The word in the marks of keys. */
    public static final String KEY = "key";

    /** Refuses ids below 1. */
    public Lock {
        Objects.requireNonNull(door, "door");
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(beyond, "beyond");
        if (id < 1) {
            throw new IllegalArgumentException("A lock has an id from 1 up, not " + id);
        }
    }

    /** @return the mark of its key */
    public Mark keyMark() {
        return new Mark(KEY, key, id, "opens the door at " + door);
    }
}
