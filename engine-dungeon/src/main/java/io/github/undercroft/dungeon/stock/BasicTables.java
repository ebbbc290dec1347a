package io.github.undercroft.dungeon.stock;

import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.DepthSpread;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.dungeon.stock.StockingTable.RoomRow.Treasure;
import java.util.List;

/**
 * The tables of the oldest dungeon game, to use as they are or to start your own from. Their words: {@code monster}, whose
 * amount is its level, {@code special}, {@code chest}, {@code silver}, {@code gold}, {@code gems}, {@code jewels}, {@code
 * magic item}, and the traps by their names.
 *
 * <p>Source: T. Moldvay, "Dungeons and Dragons Basic Set", 1981. The other edition of the rooms is by D. Proctor, "Labyrinth
 * Lord", 2007; the levels of monsters are by A. Macris, "Adventurer Conqueror King System", 2012.
 */
public final class BasicTables {

    /** The levels of monsters around the depth: from two levels less to two levels more, in 1, 2, 6, 2 and 1 of 12 cases. */
    public static final DepthSpread LEVELS_OF_MONSTERS = new DepthSpread(-2, List.of(1, 2, 6, 2, 1));

    /** A monster whose level is the depth. */
    public static final Loot MONSTER = Loot.of("monster", Amount.depth());

    /** A monster of about the level of the depth, by {@link #LEVELS_OF_MONSTERS}. */
    public static final Loot MONSTER_NEAR_DEPTH = Loot.deeper(LEVELS_OF_MONSTERS, MONSTER);

    /** Traps of rooms, 1d6. */
    public static final LootTable ROOM_TRAPS =
            LootTable.even("room traps", "poison gas", "harmless fog", "pit", "falling block", "blade", "chute");

    /** Traps of chests, 1d6. */
    public static final LootTable CHEST_TRAPS =
            LootTable.even("chest traps", "needle", "darts", "flash", "snake", "scent spray", "illusion");

    /** Treasure on the first level: always coins, and sometimes gold, gems, jewels and magic. */
    public static final Loot TREASURE_OF_LEVEL_1 = Loot.all(
            Loot.of("silver", Amount.of("1d6*100")),
            maybe(50, "gold", "1d6*10"),
            maybe(5, "gems", "1d6"),
            maybe(2, "jewels", "1d6"),
            maybe(2, "magic item", "1"));

    /** Treasure on the second and third level. */
    public static final Loot TREASURE_OF_LEVEL_2 = Loot.all(
            Loot.of("silver", Amount.of("1d12*100")),
            maybe(50, "gold", "1d6*100"),
            maybe(10, "gems", "1d6"),
            maybe(5, "jewels", "1d6"),
            maybe(8, "magic item", "1"));

    /** Treasure by depth; below the third level the same as on the third. */
    public static final LootTable TREASURE = LootTable.of(
            "treasure",
            TREASURE_OF_LEVEL_1.share(1).betweenDepths(1, 1),
            TREASURE_OF_LEVEL_2.share(1).fromDepth(2));

    /** A chest with treasure, with or without a trap, equally likely: the trap is the first of its contents. */
    public static final Loot CHEST = Loot.holding("chest", Loot.all(Loot.maybe(Odds.of(1, 2), CHEST_TRAPS), TREASURE));

    /** The d6 of contents and the d6 of treasure, with these tables. */
    public static final StockingTable ROOMS = rooms(MONSTER, ROOM_TRAPS, Loot.one("special"), CHEST);

    private BasicTables() {}

    /** @return 1-2 monster, 3 trap, 4 special, 5-6 empty; treasure on 1-3 with a monster, 1-2 with a trap, 1 in an empty room */
    public static StockingTable rooms(Loot monsters, Loot traps, Loot specials, Loot treasure) {
        return StockingTable.of(
                6,
                new StockingTable.RoomRow("monster", 2, monsters, new Treasure(3, treasure)),
                new StockingTable.RoomRow("trap", 1, traps, new Treasure(2, treasure)),
                new StockingTable.RoomRow("special", 1, specials, Treasure.NONE),
                new StockingTable.RoomRow("empty", 2, Loot.nothing(), new Treasure(1, treasure)));
    }

    /** @return 30 of 100 empty, 30 monster, 15 trap, 25 unique; treasure with 15, 50, 30 and 0 of 100 of these */
    public static StockingTable roomsByPercent(Loot monsters, Loot traps, Loot uniques, Loot treasure) {
        return StockingTable.of(
                100,
                new StockingTable.RoomRow("empty", 30, Loot.nothing(), new Treasure(15, treasure)),
                new StockingTable.RoomRow("monster", 30, monsters, new Treasure(50, treasure)),
                new StockingTable.RoomRow("trap", 15, traps, new Treasure(30, treasure)),
                new StockingTable.RoomRow("unique", 25, uniques, Treasure.NONE));
    }

    private static Loot maybe(int percent, String what, String dice) {
        return Loot.maybe(Odds.percent(percent), Loot.of(what, Amount.of(dice)));
    }
}
