package io.github.undercroft.dungeon.loot;

import com.google.common.primitives.Ints;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/** How much there is of something: dice, which may look at the depth. What is too much for an int is the greatest int. */
public sealed interface Amount {

    /** @return how much this time, from {@link #least} to {@link #most} */
    int roll(int depth, RandomSource random);

    /** @return the least that it comes to at that depth */
    int least(int depth);

    /** @return the most that it comes to at that depth */
    int most(int depth);

    /** @return always that much */
    static Amount of(int number) {
        return new Rolled(Dice.constant(number));
    }

    /** @return what dice show, as {@code "1d6*100"} */
    static Amount of(String dice) {
        return new Rolled(Dice.of(dice));
    }

    /** @return what dice show, as often as the level is deep */
    static Amount perDepth(String dice) {
        return new PerDepth(Dice.of(dice));
    }

    /** @return the depth itself, for what has a level */
    static Amount depth() {
        return new PerDepth(Dice.constant(1));
    }

    /** What dice show. */
    record Rolled(Dice dice) implements Amount {
        /** Refuses null. */
        public Rolled {
            Objects.requireNonNull(dice, "dice");
        }

        @Override
        public int roll(int depth, RandomSource random) {
            return dice.roll(random);
        }

        @Override
        public int least(int depth) {
            return dice.least();
        }

        @Override
        public int most(int depth) {
            return dice.most();
        }
    }

    /** What dice show once, times the depth. */
    record PerDepth(Dice dice) implements Amount {
        /** Refuses null. */
        public PerDepth {
            Objects.requireNonNull(dice, "dice");
        }

        @Override
        public int roll(int depth, RandomSource random) {
            return times(dice.roll(random), depth);
        }

        @Override
        public int least(int depth) {
            return times(dice.least(), depth);
        }

        @Override
        public int most(int depth) {
            return times(dice.most(), depth);
        }

        private static int times(int number, int depth) {
            return Ints.saturatedCast((long) number * depth);
        }
    }

    /**
     * Any number in a range that changes with depth, each as likely.
     *
     * @param from the least
     * @param to the most; where it is below the least, the least
     */
    record Between(Growth from, Growth to) implements Amount {
        /** Refuses null. */
        public Between {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        @Override
        public int roll(int depth, RandomSource random) {
            return (int) random.nextLong(least(depth), most(depth) + 1L);
        }

        @Override
        public int least(int depth) {
            return from.at(depth);
        }

        @Override
        public int most(int depth) {
            return Math.max(least(depth), to.at(depth));
        }
    }
}
