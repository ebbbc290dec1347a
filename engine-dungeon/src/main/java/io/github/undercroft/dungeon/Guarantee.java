package io.github.undercroft.dungeon;

import java.util.Set;

/** A property of a finished level that a step guarantees. All of them are checked before a generator returns the level. */
public enum Guarantee {
    /**
     * Straight steps lead from each passable cell to each other one, with doors of any sort counted as open; there is at
     * least one passable cell.
     */
    CONNECTED("areas that are cut off"),
    /** No cell at the border of the map is passable. */
    CLOSED_BORDER("a border that is open"),
    /** Each door has passable cells on two opposite sides and solid ones on the two others. */
    DOORWAYS("a door outside a doorway"),
    /** There are stairs up and down. */
    STAIRS("no stairs"),
    /** There is a way from the stairs up to all stairs down without finding a secret or opening a lock. */
    OPEN_WAY("stairs behind secrets or locks"),
    /**
     * Each passable cell can be reached from the stairs up, with all secrets found and each {@link Lock} opened with its
     * key, which can be reached before the lock, by straight steps; and cells behind a lock can be reached only through its
     * door, by the steps that {@link Lock#movement} names. Locked doors without a {@link Lock} count as open.
     */
    SOLVABLE("a lock that can be gone around, or a key out of reach");

    private final String breach;

    Guarantee(String breach) {
        this.breach = breach;
    }

    /** @return the guarantees that a draft keeps as it is now; O(cells) */
    public static Set<Guarantee> heldBy(LevelDraft draft) {
        return GuaranteeCheck.held(draft);
    }

    /** @return what is wrong with a level that does not keep it */
    String breach() {
        return breach;
    }
}
