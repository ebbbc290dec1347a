package io.github.undercroft.dungeon;

import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * A locked door and its key: a detail of a plan.
 *
 * @param id from 1 on, each lock of a level has another; the mark of its key has it as its amount
 * @param door where the {@link CellKind#LOCKED_DOOR} is
 * @param key where its key lies; a mark is there
 * @param beyond the cell behind the door, seen from the stairs up; what hangs together with it while the door is shut is
 *     what the lock guards
 */
public record Lock(int id, Point door, Point key, Point beyond) {

    /** What marks of keys say. */
    public static final String KEY = "key";

    /** Refuses ids that are none. */
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
