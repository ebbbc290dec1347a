package io.github.undercroft.dungeon;

/** What can be relied on in a finished level. All of them are checked before a generator hands the level out. */
public enum Guarantee {
    /** From each passable cell one gets to each other one by straight steps, doors of any sort counted as open. */
    CONNECTED("areas that are cut off"),
    /** No cell at the border of the map is passable. */
    CLOSED_BORDER("a border that is open"),
    /** Each door has passable cells on two opposite sides and solid ones on the two others. */
    DOORWAYS("a door outside a doorway"),
    /** There are stairs up and down. */
    STAIRS("no stairs"),
    /** From the stairs up one gets to the stairs down without finding a secret or opening a lock. */
    OPEN_WAY("stairs behind secrets or locks");

    private final String breach;

    Guarantee(String breach) {
        this.breach = breach;
    }

    /** @return what is wrong where it does not hold */
    String breach() {
        return breach;
    }
}
