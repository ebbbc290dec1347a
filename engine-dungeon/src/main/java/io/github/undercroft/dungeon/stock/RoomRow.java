package io.github.undercroft.dungeon.stock;

import io.github.undercroft.dungeon.loot.Loot;
import java.util.Objects;

/**
 * One row of a {@link StockingTable}.
 *
 * @param contents what the row is called in reports, as {@code "monster"}
 * @param ways for how many sides of the first die it stands, 1 or more
 * @param what what is in the room
 * @param treasure whether there is treasure, too, and which
 */
public record RoomRow(String contents, int ways, Loot what, Treasure treasure) {

    /** Refuses a row that never comes up. */
    public RoomRow {
        Objects.requireNonNull(contents, "contents");
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(treasure, "treasure");
        if (contents.isBlank() || ways < 1) {
            throw new IllegalArgumentException("A row needs a word and 1 or more sides of the die; this is \""
                    + contents + "\" with " + ways + ". Leave out what never comes up");
        }
    }

    /**
     * Treasure beside what else is in a room.
     *
     * @param ways on how many sides of the second die there is some, 0 or more
     * @param what it is
     */
    public record Treasure(int ways, Loot what) {

        /** Never. */
        public static final Treasure NONE = new Treasure(0, Loot.nothing());

        /** Refuses less than never. */
        public Treasure {
            Objects.requireNonNull(what, "what");
            if (ways < 0) {
                throw new IllegalArgumentException("Treasure on " + ways + " sides of a die; take 0 or more");
            }
        }
    }
}
