package io.github.undercroft.dungeon.stock;

import io.github.undercroft.dungeon.loot.Loot;
import java.util.Objects;

/**
 * One row of a {@link StockingTable}.
 *
 * @param contents the name of the row in reports, such as {@code "monster"}
 * @param ways how many sides of the first die it has, 1 or more
 * @param what the loot in the room
 * @param treasure the treasure beside it, if any
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
     * Treasure beside the contents of a room.
     *
     * @param ways on how many sides of the second die there is treasure, 0 or more
     * @param what it is
     */
    public record Treasure(int ways, Loot what) {

        /** Never. */
        public static final Treasure NONE = new Treasure(0, Loot.nothing());

        /** Refuses fewer than 0 sides. */
        public Treasure {
            Objects.requireNonNull(what, "what");
            if (ways < 0) {
                throw new IllegalArgumentException("Treasure on " + ways + " sides of a die; take 0 or more");
            }
        }
    }
}
