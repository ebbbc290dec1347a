package io.github.undercroft.dungeon;

import java.util.Set;

/** What can be relied on in a finished level. All of them are checked before a generator hands the level out. */
public enum Guarantee {
    /** From each passable cell one gets to each other one by straight steps, doors of any sort counted as open; there is one. */
    CONNECTED("areas that are cut off"),
    /** No cell at the border of the map is passable. */
    CLOSED_BORDER("a border that is open"),
    /** Each door has passable cells on two opposite sides and solid ones on the two others. */
    DOORWAYS("a door outside a doorway"),
    /** There are stairs up and down. */
    STAIRS("no stairs"),
    /** From the stairs up one gets to the stairs down without finding a secret or opening a lock. */
    OPEN_WAY("stairs behind secrets or locks"),
    /**
     * From the stairs up one gets to each passable cell, secrets found and each {@link Lock} opened with its key, which one
     * comes to before; and behind a lock only through its door. Locked doors that no {@link Lock} tells of count as open.
     */
    SOLVABLE("a lock that can be gone around, or a key out of reach");

    private final String breach;

    Guarantee(String breach) {
        this.breach = breach;
    }

    /** @return those that hold in a draft as it is; O(cells) */
    public static Set<Guarantee> heldBy(LevelDraft draft) {
        return GuaranteeCheck.held(draft);
    }

    /** @return what is wrong where it does not hold */
    String breach() {
        return breach;
    }
}
