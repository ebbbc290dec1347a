package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.WeightedTable;
import java.util.List;

/**
 * A table from which one entry is picked by weight. Entries may be limited to some depths, and change their weight with
 * depth.
 *
 * <pre>{@code
 * LootTable things = LootTable.of("things", 100,
 *         Loot.one("potion").share(60), Loot.one("scroll").share(35), RogueTables.WEAPONS.share(5));
 * LootTable monsters = LootTable.of("monsters",
 *         Loot.one("rat").share(6), Loot.one("orc").share(4).betweenDepths(2, 9), Loot.one("troll").share(1).fromDepth(5).growing(2));
 * }</pre>
 *
 * <p>The order of entries is contract, as in a {@link WeightedTable}. A roll draws once, and then the entry draws.
 * Equal by name and entries. Immutable.
 */
public final class LootTable implements Loot {

    private final String name;
    private final ImmutableList<WeightedTable.Entry<Loot>> entries;
    private final WeightedTable<Loot> table;

    private LootTable(String name, ImmutableList<WeightedTable.Entry<Loot>> entries) {
        if (name.isBlank() || entries.isEmpty()) {
            throw new IllegalArgumentException("A table of loot needs a name and entries; \"" + name + "\" has "
                    + entries.size() + ". Add Loot.nothing().share(1) if nothing should come");
        }
        this.name = name;
        this.entries = entries;
        WeightedTable.Builder<Loot> builder = WeightedTable.builder();
        entries.forEach(builder::add);
        table = builder.build();
    }

    /** @return a table of these entries, with any sum of weights */
    @SafeVarargs
    public static LootTable of(String name, WeightedTable.Entry<Loot>... entries) {
        return new LootTable(name, list(entries));
    }

    /**
     * A table as it is printed for a die.
     *
     * @param sides the sides of the die, which is the sum of the weights
     * @throws IllegalArgumentException if they come to something else, or an entry is not found at every depth
     */
    @SafeVarargs
    public static LootTable of(String name, int sides, WeightedTable.Entry<Loot>... entries) {
        return ofDie(name, sides, list(entries));
    }

    /** @return a table of these words, one of each, all equally likely */
    public static LootTable even(String name, String... words) {
        ImmutableList.Builder<WeightedTable.Entry<Loot>> entries = ImmutableList.builder();
        for (String word : words) {
            entries.add(Loot.one(word).share(1));
        }
        return ofDie(name, words.length, entries.build());
    }

    /** One by one, because a generic array must not be passed on. */
    @SafeVarargs
    private static ImmutableList<WeightedTable.Entry<Loot>> list(WeightedTable.Entry<Loot>... entries) {
        ImmutableList.Builder<WeightedTable.Entry<Loot>> list = ImmutableList.builder();
        for (WeightedTable.Entry<Loot> entry : entries) {
            list.add(entry);
        }
        return list.build();
    }

    private static LootTable ofDie(String name, int sides, ImmutableList<WeightedTable.Entry<Loot>> entries) {
        LootTable made = new LootTable(name, entries);
        long sum = 0;
        for (WeightedTable.Entry<Loot> entry : made.entries) {
            sum += entry.weight();
            if (!entry.equals(entry.value().share(entry.weight()))) {
                throw new IllegalArgumentException("In the table \"" + name + "\" of a die with " + sides + " sides, "
                        + entry.value() + " changes with depth; leave the sides out, or the depths");
            }
        }
        if (sum != sides) {
            throw new IllegalArgumentException("The weights of the table \"" + name + "\" come to " + sum + ", not to "
                    + sides + "; they must add up to the sides of the die");
        }
        return made;
    }

    /** @return its name in errors */
    public String name() {
        return name;
    }

    /** @return all entries, in their order */
    public List<WeightedTable.Entry<Loot>> entries() {
        return entries;
    }

    /** @return what may be picked at that depth and how likely, in the order of the entries */
    public List<WeightedTable.Chance<Loot>> chances(int depth) {
        return table.chances(depth);
    }

    @Override
    public void roll(Loot.Roll roll) {
        if (table.isEmptyAt(roll.depth())) {
            throw new IllegalArgumentException("The table \"" + name + "\" has nothing at depth " + roll.depth()
                    + "; add an entry for it, such as Loot.nothing().share(1)");
        }
        table.pick(roll.depth(), roll.random()).roll(roll);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LootTable that && name.equals(that.name) && entries.equals(that.entries);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + entries.hashCode();
    }

    @Override
    public String toString() {
        return "LootTable[" + name + ", " + entries + "]";
    }
}
