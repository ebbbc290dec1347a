package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.List;

/** One roll of loot: at which depth, by which chance, and what came so far. Belongs to one thread. */
public final class LootRoll {

    /** How often loot may be rolled again within one roll, and how many lots may come of it. */
    public static final int MOST = 100_000;

    private final int depth;
    private final RandomSource random;
    private final List<Lot> lots;
    /** How much of {@link #MOST} is used, shared with rolls at other depths. */
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

    /** @return the chance to draw from */
    public RandomSource random() {
        return random;
    }

    /** Something came. Of 0 or less of it nothing did. */
    public void add(Lot lot) {
        if (lot.amount() > 0) {
            count();
            lots.add(lot);
        }
    }

    /** @return a roll at another depth; what comes of it comes of this one */
    public LootRoll at(int otherDepth) {
        return new LootRoll(otherDepth, random, lots, used);
    }

    /** What comes of loot, kept apart from what came so far. */
    List<Lot> inside(Loot loot) {
        LootRoll roll = new LootRoll(depth, random, new ArrayList<>(), used);
        loot.roll(roll);
        return roll.lots;
    }

    /** Counts one roll more. */
    void count() {
        used[0]++;
        if (used[0] > MOST) {
            throw new IllegalArgumentException("More than " + MOST
                    + " rolls and lots came of one roll of loot at depth " + depth + "; repeat it less often");
        }
    }
}
