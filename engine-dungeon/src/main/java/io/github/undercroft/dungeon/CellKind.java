package io.github.undercroft.dungeon;

/** The kind of a cell in a plan; a game's theme says which terrain it becomes. */
public enum CellKind {
    /** Solid rock; a wall if it is beside an open cell. */
    ROCK('#', false),
    /** The floor of a room, a cave or a corridor. */
    FLOOR('.', true),
    /** A door, in a doorway: passable on two opposite sides, solid on the two others. */
    DOOR('+', true),
    /** A door that looks like a wall until it is found. */
    SECRET_DOOR('S', true),
    /** A door that needs a key. */
    LOCKED_DOOR('L', true),
    /** A cell of a corridor that looks like rock until it is found. */
    SECRET_PASSAGE(':', true),
    /** Stairs to the level above, usually where the player arrives. */
    STAIRS_UP('<', true),
    /** Stairs to the level below. */
    STAIRS_DOWN('>', true),
    /** Solid, but with floor around it: a pillar or a column. */
    PILLAR('O', false),
    /** Water or the like that can be waded through. */
    SHALLOWS('~', true),
    /** Deep water, a chasm or the like: it cannot be walked through, but it does not block sight. */
    DEEPS('=', false),
    /** A door that stands open, in a doorway as all doors. */
    OPEN_DOOR('-', true),
    /** Acid, lava or the like: it can be walked on, but harms. */
    ACID('%', true);

    private final char glyph;
    private final boolean isPassable;

    CellKind(char glyph, boolean isPassable) {
        this.glyph = glyph;
        this.isPassable = isPassable;
    }

    /** @return how plans are drawn; no two kinds alike */
    public char glyph() {
        return glyph;
    }

    /** @return whether it can be walked on, once doors are unlocked and secrets are found */
    public boolean isPassable() {
        return isPassable;
    }

    /** @return whether it is a door of any sort */
    public boolean isDoor() {
        return this == DOOR || this == OPEN_DOOR || this == SECRET_DOOR || this == LOCKED_DOOR;
    }

    /** @return whether it looks like rock until it is found by a search */
    public boolean isSecret() {
        return this == SECRET_DOOR || this == SECRET_PASSAGE;
    }
}
