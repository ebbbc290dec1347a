package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A seeded random generator whose whole state is two longs, readable and writable.
 *
 * <p>Ranges include their low end and exclude their high end, as in the JDK. Bounded draws are unbiased; how many raw
 * draws they take depends on the state: a bounded int takes one, and with a chance under 2^-32 another.
 *
 * <p>Equal seeds and equal calls give equal results on every runtime, and keep doing so in every later release of this
 * major version. What cannot promise that (float, gaussian, exponential, streams) is refused with an
 * {@link UnsupportedOperationException} that says what to use instead.
 *
 * <p>A draw allocates nothing and takes a few CPU cycles. For one thread at a time. Not fit for secrets: the next draw
 * can be computed from earlier ones.
 *
 * <p>The generator is xoroshiro128++ 1.0 seeded by SplitMix64 (D. Blackman, S. Vigna, "Scrambled linear pseudorandom
 * number generators", 2021); int bounds follow D. Lemire, "Fast random integer generation in an interval", 2019.
 */
public final class RandomSource extends SteadyGenerator {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final long UNSIGNED_INT = 0xFFFF_FFFFL;

    private long state0;
    private long state1;

    private RandomSource(long state0, long state1) {
        this.state0 = state0;
        this.state1 = state1;
    }

    /** @return a new generator; every seed is legal, and neighbouring seeds give unrelated draws */
    public static RandomSource of(long seed) {
        long first = seed + GOLDEN_GAMMA;
        return new RandomSource(splitMix(first), splitMix(first + GOLDEN_GAMMA));
    }

    /**
     * Goes on where another generator stood.
     *
     * @return a new generator in that state
     * @throws IllegalArgumentException if both are 0: from there the generator yields only 0
     */
    public static RandomSource ofState(long state0, long state1) {
        requireState(state0, state1);
        return new RandomSource(state0, state1);
    }

    /** @return the first half of the state, for {@link #ofState} */
    public long state0() {
        return state0;
    }

    /** @return the second half of the state, for {@link #ofState} */
    public long state1() {
        return state1;
    }

    /** @return a generator in the same state, from now on independent of this one */
    public RandomSource copy() {
        return new RandomSource(state0, state1);
    }

    /** @return the next 64 bits, all values alike */
    @Override
    public long nextLong() {
        long first = state0;
        long second = state1;
        long result = Long.rotateLeft(first + second, 17) + first;
        second ^= first;
        state0 = Long.rotateLeft(first, 49) ^ second ^ (second << 21);
        state1 = Long.rotateLeft(second, 28);
        return result;
    }

    /** @return at least 0 and less than {@code bound} */
    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw Ranges.badBound(bound);
        }
        int shift = Long.numberOfLeadingZeros((bound - 1) | 1);
        long result = nextLong() >>> shift;
        while (result >= bound) {
            result = nextLong() >>> shift;
        }
        return result;
    }

    /** @return at least {@code origin} and less than {@code bound} */
    @Override
    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw Ranges.badRange(origin, bound);
        }
        long size = bound - origin;
        if (size > 0) {
            return origin + nextLong(size);
        }
        // More than 2^63 values: at least every second raw draw fits.
        long result = nextLong();
        while (result < origin || result >= bound) {
            result = nextLong();
        }
        return result;
    }

    /** @return the next 32 bits, all values alike */
    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    /** @return at least 0 and less than {@code bound} */
    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw Ranges.badBound(bound);
        }
        return below(bound);
    }

    /** @return at least {@code origin} and less than {@code bound}; the range may hold more than 2^31 values */
    @Override
    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw Ranges.badRange(origin, bound);
        }
        return origin + below((long) bound - origin);
    }

    @Override
    public boolean nextBoolean() {
        return nextLong() < 0;
    }

    /** Fills the array; each raw draw gives eight bytes, the lowest first. */
    @Override
    public void nextBytes(byte[] bytes) {
        long bits = 0;
        for (int i = 0; i < bytes.length; i++) {
            bits = (i & 7) == 0 ? nextLong() : bits >>> 8;
            bytes[i] = (byte) bits;
        }
    }

    /** @return at least 0 and less than 1, in steps of 2^-53 */
    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** @return at least 0 and less than {@code bound}, which is finite */
    @Override
    public double nextDouble(double bound) {
        return nextDouble(0.0, bound);
    }

    /** @return at least {@code origin} and less than {@code bound}; their difference is finite */
    @Override
    public double nextDouble(double origin, double bound) {
        double size = bound - origin;
        if (!(size > 0 && size < Double.POSITIVE_INFINITY)) {
            throw Ranges.badRange(origin, bound);
        }
        double result = origin + nextDouble() * size;
        // Rounding may reach the bound.
        while (result >= bound) {
            result = origin + nextDouble() * size;
        }
        return result;
    }

    /**
     * Answers yes in {@code numerator} of {@code denominator} cases: {@code chance(1, 3)} once in three times. It draws
     * also when the answer is certain, so that changing a chance does not shift what comes after.
     *
     * @throws IllegalArgumentException if the denominator is under 1 or the numerator not in 0 to the denominator
     */
    public boolean chance(int numerator, int denominator) {
        if (denominator < 1 || numerator < 0 || numerator > denominator) {
            throw new IllegalArgumentException("a chance of " + numerator + " in " + denominator
                    + ": the denominator must be at least 1 and the numerator from 0 to the denominator");
        }
        return nextInt(denominator) < numerator;
    }

    /**
     * Picks one element, all alike.
     *
     * @throws IllegalArgumentException if the list is empty
     */
    public <T> T pick(List<T> choices) {
        if (choices.isEmpty()) {
            throw new IllegalArgumentException("nothing to pick from: the list is empty; ask isEmpty() first");
        }
        return choices.get(nextInt(choices.size()));
    }

    /** @return the elements in random order, all orders alike, in a new immutable list; O(size) */
    public <T> List<T> shuffled(List<T> elements) {
        int[] order = new int[elements.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        shuffle(order);
        ImmutableList<T> source = ImmutableList.copyOf(elements);
        ImmutableList.Builder<T> result = ImmutableList.builderWithExpectedSize(order.length);
        for (int index : order) {
            result.add(source.get(index));
        }
        return result.build();
    }

    /** Puts the values into random order, all orders alike, by Fisher and Yates from the last down; O(length). */
    public void shuffle(int[] values) {
        for (int last = values.length - 1; last > 0; last--) {
            int chosen = nextInt(last + 1);
            int kept = values[last];
            values[last] = values[chosen];
            values[chosen] = kept;
        }
    }

    @Override
    public String toString() {
        return "RandomSource[" + state0 + ", " + state1 + "]";
    }

    /**
     * A draw below a bound of 1 to 2^32 - 1, as an unsigned int: the upper half of the 128-bit product of a raw draw and
     * the bound, from two 32-bit products. {@link Math#multiplyHigh} would be shorter, but browsers lack it.
     */
    private int below(long bound) {
        while (true) {
            long bits = nextLong();
            long low = (bits & UNSIGNED_INT) * bound;
            long high = (bits >>> 32) * bound + (low >>> 32);
            // A lower half under 2^64 modulo the bound would favour some results. That is under 2^32, so rarely asked.
            if ((high & UNSIGNED_INT) != 0 || (low & UNSIGNED_INT) >= Long.remainderUnsigned(-bound, bound)) {
                return (int) (high >>> 32);
            }
        }
    }

    private static long splitMix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    private static void requireState(long state0, long state1) {
        if ((state0 | state1) == 0) {
            throw new IllegalArgumentException(
                    "state 0, 0 yields only 0; give two longs from state0() and state1(), or a seed to RandomSource.of");
        }
    }
}
