package io.github.undercroft.dungeon.stock;

import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Growth;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.dungeon.loot.RankTable;

/**
 * The things of Rogue 5.4, for {@link StockLevel}; for its monsters use {@link RankTable}, for wandering monsters {@link
 * WanderingTable#rogue}. {@code RogueLevels} itself puts gold and monsters into rooms.
 *
 * <p>A level does not know what was found on the levels above it: a game that keeps Rogue's rule for food counts the levels
 * without food, and uses {@link #objects(int)}.
 *
 * <p>Source: Rogue 5.4 (M. Toy, G. Wichman, K. Arnold, 1980-1999).
 */
public final class RogueTables {

    /** Weapons: 10 of 100 cursed, 5 better. */
    public static final LootTable WEAPONS = LootTable.of(
            "weapons",
            100,
            Loot.one("cursed weapon").share(10),
            Loot.one("better weapon").share(5),
            Loot.one("weapon").share(85));

    /** Armour: 20 of 100 cursed, 8 better. */
    public static final LootTable ARMOUR = LootTable.of(
            "armour",
            100,
            Loot.one("cursed armour").share(20),
            Loot.one("better armour").share(8),
            Loot.one("armour").share(72));

    /** One object: potions 26, scrolls 36, food 16, weapons 7, armour 7, rings 4, sticks 4 of 100. */
    public static final LootTable OBJECT = LootTable.of(
            "objects",
            100,
            Loot.one("potion").share(26),
            Loot.one("scroll").share(36),
            Loot.one("food").share(16),
            WEAPONS.share(7),
            ARMOUR.share(7),
            Loot.one("ring").share(4),
            Loot.one("stick").share(4));

    /** The objects of a level: nine tries at 36 of 100. */
    public static final Loot OBJECTS = Loot.repeated(Amount.of(9), Loot.maybe(Odds.percent(36), OBJECT));

    /** Gold of one heap: 2 to 51 pieces, and 10 more for each level. */
    public static final Loot GOLD = Loot.of("gold", new Amount.Between(Growth.none(2), Growth.perLevel(51, 10)));

    /** One trap, of eight. */
    public static final LootTable TRAP = LootTable.even(
            "traps",
            "trapdoor",
            "arrow trap",
            "sleeping gas",
            "bear trap",
            "teleport trap",
            "dart trap",
            "rust trap",
            "mysterious trap");

    /**
     * The traps of a level. The chance that there are any is one in ten for each level of depth, certain from the tenth on;
     * then there are 1 to a quarter of the depth, up to 10.
     */
    public static final Loot TRAPS = Loot.maybe(
            new Odds(Growth.perLevel(0, 1).upTo(10), 10),
            Loot.repeated(new Amount.Between(Growth.none(1), new Growth(0, 1, 4, 10)), TRAP));

    /** After more than so many levels without food, the first object is food. */
    private static final int PATIENCE = 3;

    private RogueTables() {}

    /**
     * The objects of a level, including food if there was none for some levels.
     *
     * @param levelsWithoutFood how many levels in a row before this one had no food, 0 or more; with more than 3, the first
     *     object is food
     */
    public static Loot objects(int levelsWithoutFood) {
        if (levelsWithoutFood < 0) {
            throw new IllegalArgumentException(
                    "There can't be " + levelsWithoutFood + " levels without food; give 0 or more");
        }
        return levelsWithoutFood > PATIENCE ? Loot.beginningWith(Loot.one("food"), OBJECTS) : OBJECTS;
    }

    /**
     * A step that gives one level in 20 a treasure room.
     *
     * @param depth the depth of the level, 1 or more
     * @param monster loot for one of its monsters, such as a {@link RankTable} of the game; all of them are awake
     */
    public static TreasureRoom treasureRoom(int depth, Loot monster) {
        return new TreasureRoom(depth, Odds.of(1, 20), OBJECT, monster);
    }
}
