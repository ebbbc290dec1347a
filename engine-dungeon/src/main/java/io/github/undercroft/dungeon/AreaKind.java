package io.github.undercroft.dungeon;

/** What an area of a plan is. */
public enum AreaKind {
    /** A room, usually with right angles. */
    ROOM,
    /** A narrow way between other areas. */
    CORRIDOR,
    /** Narrow ways in one block, with turns and dead ends. */
    MAZE,
    /** An open place of irregular shape. */
    CAVE,
    /** A place drawn by hand. */
    VAULT,
    /** A point where corridors meet, instead of a room. */
    JUNCTION;

    /** @return whether it is only there to get from one area to another */
    public boolean isNarrow() {
        return this == CORRIDOR || this == JUNCTION;
    }
}
