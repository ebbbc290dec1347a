package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What may be found or met, as data: rolled at a depth, it gives lots. It is made of parts that are loot themselves, nested
 * to any depth; {@link LootTable} and {@link RankTable} are loot, too.
 *
 * <pre>{@code
 * Loot coins = Loot.of("silver", Amount.of("1d6*100"));
 * Loot hoard = Loot.holding("chest", Loot.all(coins, Loot.maybe(Odds.percent(50), Loot.of("gems", Amount.of("1d6")))));
 * Loot den = Loot.repeated(Amount.of("2d4"), Loot.deeper(DepthSpread.outOfDepth(3, 20), monsters));
 * }</pre>
 *
 * <p>Implement it for loot that cannot be composed of these. Equal depths and random numbers give equal lots; lots come in
 * the order of the parts. A value.
 */
@FunctionalInterface
public interface Loot {

    /** Rolls once and adds the lots. */
    void roll(Roll roll);

    /**
     * Rolls.
     *
     * @param depth 1 or more
     * @return the lots, each with an amount of 1 or more
     * @throws IllegalArgumentException if more than {@value Roll#MAX} lots come, or a table has nothing at that depth
     */
    default List<Lot> lots(int depth, RandomSource random) {
        return Roll.all(this, depth, random);
    }

    /** @return this as an entry of a {@link LootTable}, which may be given depths and growth */
    default WeightedTable.Entry<Loot> share(int weight) {
        return WeightedTable.Entry.of(this, weight);
    }

    /** @return loot that is always empty */
    static Loot nothing() {
        return new All(ImmutableList.of());
    }

    /** @return one thing of that word */
    static Loot one(String what) {
        return of(what, Amount.of(1));
    }

    /** @return so much of that word; nothing if the amount is 0 or less */
    static Loot of(String what, Amount amount) {
        return new Thing(what, amount);
    }

    /** @return a thing that contains what the loot gives */
    static Loot holding(String what, Loot inside) {
        return new Holding(what, inside);
    }

    /** @return all of these */
    static Loot all(Loot... parts) {
        return new All(ImmutableList.copyOf(parts));
    }

    /** @return the loot, with these odds */
    static Loot maybe(Odds odds, Loot loot) {
        return new Maybe(odds, loot);
    }

    /** @return the loot, rolled so often */
    static Loot repeated(Amount times, Loot loot) {
        return new Repeated(times, loot);
    }

    /** @return what this loot gives, with the other loot in the place of its first lot; nothing if this gives nothing */
    static Loot beginningWith(Loot first, Loot loot) {
        return new Led(first, loot);
    }

    /** @return the loot as if it were at another depth */
    static Loot deeper(DepthSpread spread, Loot loot) {
        return new Deeper(spread, loot);
    }

    /** So much of something. */
    record Thing(String what, Amount amount) implements Loot {

        public Thing {
            Objects.requireNonNull(what, "what");
            Objects.requireNonNull(amount, "amount");
            Lot.of(what, 1);
        }

        @Override
        public void roll(Roll roll) {
            roll.add(Lot.of(what, amount.roll(roll.depth(), roll.random())));
        }
    }

    /** One thing with other things in it. */
    record Holding(String what, Loot inside) implements Loot {

        public Holding {
            Objects.requireNonNull(what, "what");
            Objects.requireNonNull(inside, "inside");
            Lot.of(what, 1);
        }

        @Override
        public void roll(Roll roll) {
            roll.add(new Lot(what, 1, roll.inside(inside)));
        }
    }

    /** One after the other. */
    record All(List<Loot> parts) implements Loot {

        public All {
            Objects.requireNonNull(parts, "parts");
            parts = ImmutableList.copyOf(parts);
        }

        @Override
        public void roll(Roll roll) {
            parts.forEach(part -> part.roll(roll));
        }
    }

    /** By chance. */
    record Maybe(Odds odds, Loot loot) implements Loot {
        public Maybe {
            Objects.requireNonNull(odds, "odds");
            Objects.requireNonNull(loot, "loot");
        }

        @Override
        public void roll(Roll roll) {
            if (odds.hold(roll.depth(), roll.random())) {
                loot.roll(roll);
            }
        }
    }

    /** Several times, or never where that comes to 0 or less. */
    record Repeated(Amount times, Loot loot) implements Loot {
        public Repeated {
            Objects.requireNonNull(times, "times");
            Objects.requireNonNull(loot, "loot");
        }

        @Override
        public void roll(Roll roll) {
            int left = times.roll(roll.depth(), roll.random());
            for (; left > 0; left--) {
                roll.count();
                loot.roll(roll);
            }
        }
    }

    /** With another beginning. */
    record Led(Loot first, Loot loot) implements Loot {
        public Led {
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(loot, "loot");
        }

        @Override
        public void roll(Roll roll) {
            List<Lot> came = roll.inside(loot);
            if (!came.isEmpty()) {
                first.roll(roll);
                came.subList(1, came.size()).forEach(roll::add);
            }
        }
    }

    /** At another depth. */
    record Deeper(DepthSpread spread, Loot loot) implements Loot {
        public Deeper {
            Objects.requireNonNull(spread, "spread");
            Objects.requireNonNull(loot, "loot");
        }

        @Override
        public void roll(Roll roll) {
            loot.roll(roll.at(spread.draw(roll.depth(), roll.random())));
        }
    }

    /** One roll of loot: the depth, the random source, and the lots so far. For one thread. */
    final class Roll {

        /** The maximum number of rolls and lots within one roll. */
        public static final int MAX = 100_000;

        private final int depth;
        private final RandomSource random;
        private final List<Lot> lots;
        /** How much of {@link #MAX} is used, shared with rolls at other depths. */
        private final int[] used;

        private Roll(int depth, RandomSource random, List<Lot> lots, int[] used) {
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
            Roll roll = new Roll(depth, random, new ArrayList<>(), new int[1]);
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
        public Roll at(int otherDepth) {
            return new Roll(otherDepth, random, lots, used);
        }

        /** Rolls loot, and keeps its lots apart from those so far. */
        List<Lot> inside(Loot loot) {
            Roll roll = new Roll(depth, random, new ArrayList<>(), used);
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
}
