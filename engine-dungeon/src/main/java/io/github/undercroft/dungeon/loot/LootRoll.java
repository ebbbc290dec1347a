package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.List;

/** One roll of loot: the depth, the random source, and the lots so far. For one thread. */
public final class LootRoll {

    /** The maximum number of rolls and lots within one roll. */
    public static final int MAX = 100_000;

    private final int depth;
    private final RandomSource random;
    private final List<Lot> lots;
    /** How much of {@link #MAX} is used, shared with rolls at other depths. */
    private final int[] used;

    private LootRoll(int depth, RandomSource random, List<Lot> lots, int[] used) {
        if (depth < 1 || depth > WeightedTable.DEEPEST) {
            throw new IllegalArgumentException(
                    "Loot is rolled at depths 1 to " + WeightedTable.DEEPEST + ", not " + depth);
        }
        this.depth = depth;
        this.random = random;
        this.lots = lots;
        this.used = used;
    }

    static List<Lot> all(Loot loot, int depth, RandomSource random) {
        LootRoll roll = new LootRoll(depth, random, new ArrayList<>(), new int[1]);
        loot.roll(roll);
        return ImmutableList.copyOf(roll.lots);
    }

    /** @return the depth, 1 or more */
    public int depth() {
        return depth;
    }

    /** @return the random source to draw from */
    public RandomSource random() {
        return random;
    }

    /** Adds a lot, unless its amount is 0 or less. */
    public void add(Lot lot) {
        if (lot.amount() > 0) {
            count();
            lots.add(lot);
        }
    }

    /** @return a roll at another depth, whose lots are added to this one */
    public LootRoll at(int otherDepth) {
        return new LootRoll(otherDepth, random, lots, used);
    }

    /** Rolls loot, and keeps its lots apart from those so far. */
    List<Lot> inside(Loot loot) {
        LootRoll roll = new LootRoll(depth, random, new ArrayList<>(), used);
        loot.roll(roll);
        return roll.lots;
    }

    /** Counts one more roll. */
    void count() {
        used[0]++;
        if (used[0] > MAX) {
            throw new IllegalArgumentException("More than " + MAX + " rolls and lots in one roll of loot at depth "
                    + depth + "; repeat it less often");
        }
    }
}
