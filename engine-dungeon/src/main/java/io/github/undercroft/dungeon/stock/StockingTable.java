package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.dungeon.tool.WeightedDraw;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;

/**
 * The contents of rooms by dice: one die for the contents, and one with as many sides for treasure beside them.
 *
 * <pre>{@code
 * StockingTable rooms = StockingTable.of(6,
 *         new StockingTable.RoomRow("monster", 2, monsters, new StockingTable.RoomRow.Treasure(3, RogueTables.GOLD)),
 *         new StockingTable.RoomRow("trap", 1, RogueTables.TRAPS, new StockingTable.RoomRow.Treasure(2, RogueTables.GOLD)),
 *         new StockingTable.RoomRow("special", 1, Loot.one("special"), StockingTable.RoomRow.Treasure.NONE),
 *         new StockingTable.RoomRow("empty", 2, Loot.nothing(), new StockingTable.RoomRow.Treasure(1, RogueTables.GOLD)));
 * }</pre>
 *
 * <p>A roll draws once for the contents and once for the treasure, then the row's loot draws, then the treasure's. A value.
 *
 * @param sides the sides of both dice: the sum of the ways of the rows
 * @param rows in the order of the die's sides
 */
public record StockingTable(int sides, List<RoomRow> rows) {

    /** Copies the list; refuses rows that do not fill the die, and more treasure than it has sides. */
    public StockingTable {
        Objects.requireNonNull(rows, "rows");
        rows = ImmutableList.copyOf(rows);
        long sum = rows.stream().mapToLong(RoomRow::ways).sum();
        if (sum != sides || sides < 1) {
            throw new IllegalArgumentException("The rows of the table come to " + sum + " sides of a die with " + sides
                    + "; they must add up to the sides of the die");
        }
        for (RoomRow row : rows) {
            if (row.treasure().ways() > sides) {
                throw new IllegalArgumentException(
                        "Treasure in " + row.treasure().ways() + " of " + sides + " cases for \"" + row.contents()
                                + "\"; take 0 to " + sides);
            }
        }
    }

    /** @return a table of these rows */
    public static StockingTable of(int sides, RoomRow... rows) {
        return new StockingTable(sides, ImmutableList.copyOf(rows));
    }

    /** @return a roll for one room at that depth, 1 or more */
    public RoomRoll roll(int depth, RandomSource random) {
        RoomRow row =
                rows.get(WeightedDraw.index(sides, index -> rows.get(index).ways(), random));
        boolean hasTreasure = random.chance(row.treasure().ways(), sides);
        List<Lot> what = row.what().lots(depth, random);
        List<Lot> treasure = hasTreasure ? row.treasure().what().lots(depth, random) : ImmutableList.of();
        return new RoomRoll(row.contents(), hasTreasure, what, treasure);
    }

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

            public Treasure {
                Objects.requireNonNull(what, "what");
                if (ways < 0) {
                    throw new IllegalArgumentException("Treasure on " + ways + " sides of a die; take 0 or more");
                }
            }
        }
    }

    /**
     * The result of the dice for one room.
     *
     * @param contents the row that came up
     * @param hasTreasure whether there is treasure, too
     * @param what the loot of that row
     * @param treasure the loot of the treasure; may be empty even if there is treasure, by its own dice
     */
    public record RoomRoll(String contents, boolean hasTreasure, List<Lot> what, List<Lot> treasure) {

        public RoomRoll {
            Objects.requireNonNull(contents, "contents");
            Objects.requireNonNull(what, "what");
            Objects.requireNonNull(treasure, "treasure");
            what = ImmutableList.copyOf(what);
            treasure = ImmutableList.copyOf(treasure);
        }
    }
}
