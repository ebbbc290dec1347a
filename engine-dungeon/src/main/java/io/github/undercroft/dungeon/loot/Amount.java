package io.github.undercroft.dungeon.loot;

import com.google.common.primitives.Ints;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * How much there is of something: dice, which may depend on the depth. An amount too large for an int is the largest int.
 */
public sealed interface Amount {

    /** @return how much this time, from {@link #min} to {@link #max} */
    int roll(int depth, RandomSource random);

    /** @return the minimum at that depth */
    int min(int depth);

    /** @return the maximum at that depth */
    int max(int depth);

    /** @return always that much */
    static Amount of(int number) {
        return new Rolled(Dice.constant(number));
    }

    /** @return the result of dice, such as {@code "1d6*100"} */
    static Amount of(String dice) {
        return new Rolled(Dice.of(dice));
    }

    /** @return the result of dice, times the depth */
    static Amount perDepth(String dice) {
        return new PerDepth(Dice.of(dice));
    }

    /** @return the depth itself, for monsters and things that have a level */
    static Amount depth() {
        return new PerDepth(Dice.constant(1));
    }

    /** The result of dice. */
    record Rolled(Dice dice) implements Amount {
        public Rolled {
            Objects.requireNonNull(dice, "dice");
        }

        @Override
        public int roll(int depth, RandomSource random) {
            return dice.roll(random);
        }

        @Override
        public int min(int depth) {
            return dice.min();
        }

        @Override
        public int max(int depth) {
            return dice.max();
        }
    }

    /** The result of one roll, times the depth. */
    record PerDepth(Dice dice) implements Amount {
        public PerDepth {
            Objects.requireNonNull(dice, "dice");
        }

        @Override
        public int roll(int depth, RandomSource random) {
            return times(dice.roll(random), depth);
        }

        @Override
        public int min(int depth) {
            return times(dice.min(), depth);
        }

        @Override
        public int max(int depth) {
            return times(dice.max(), depth);
        }

        private static int times(int number, int depth) {
            return Ints.saturatedCast((long) number * depth);
        }
    }

    /**
     * A number in a range that changes with depth, each equally likely.
     *
     * @param from the least
     * @param to the maximum; the minimum instead, where this is below it
     */
    record Between(Growth from, Growth to) implements Amount {
        public Between {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        @Override
        public int roll(int depth, RandomSource random) {
            return (int) random.nextLong(min(depth), max(depth) + 1L);
        }

        @Override
        public int min(int depth) {
            return from.at(depth);
        }

        @Override
        public int max(int depth) {
            return Math.max(min(depth), to.at(depth));
        }
    }
}
