package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.function.LongUnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedDrawTest {

    /**
     * How many standard deviations the counts of equal parts of the range are off, by chi-square.
     */
    private static double unevenness(long bound, LongUnaryOperator draw) {
        int parts = (int) (bound <= 100 ? bound : 8);
        int tries = Math.min(30_000 * parts, 600_000);
        BigInteger size = BigInteger.valueOf(bound);
        long[] counts = new long[parts];
        for (int i = 0; i < tries; i++) {
            BigInteger value = BigInteger.valueOf(draw.applyAsLong(bound));
            counts[value.multiply(BigInteger.valueOf(parts)).divide(size).intValueExact()]++;
        }
        double expected = (double) tries / parts;
        double sum = 0;
        for (long count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        int freedom = parts - 1;
        return freedom == 0 ? sum : (sum - freedom) / Math.sqrt(2.0 * freedom);
    }

    // 3 * 2^29 is where plain scaling of 31 or 32 bits is worst: some values would come twice as often as others.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 6, 7, 8, 10, 100, 3 << 29, Integer.MAX_VALUE - 1, Integer.MAX_VALUE})
    void intDrawsBelowABoundAreEven(int bound) {
        RandomSource source = RandomSource.of(bound);
        assertThat(unevenness(bound, limit -> source.nextInt((int) limit))).isLessThan(5);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 7, 100, 3L << 29, 3L << 61, (1L << 62) + 1, Long.MAX_VALUE})
    void longDrawsBelowABoundAreEven(long bound) {
        RandomSource source = RandomSource.of(bound);
        assertThat(unevenness(bound, source::nextLong)).isLessThan(5);
    }

    /** Scaling 2^32 draws onto such a bound without drawing again favours values by their remainder modulo 3. */
    @Test
    void remaindersOfAHugeBoundAreEven() {
        RandomSource source = RandomSource.of(11);
        int bound = 3 << 29;
        assertThat(unevenness(3, limit -> source.nextInt(bound) % limit)).isLessThan(5);
        assertThat(unevenness(3, limit -> (source.nextInt(-bound, bound) + (long) bound) % limit))
                .isLessThan(5);
    }

    @Property
    void intDrawsStayInTheirRange(@ForAll long seed, @ForAll int one, @ForAll int other) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        if (low < high) {
            assertThat(RandomSource.of(seed).nextInt(low, high)).isBetween(low, high - 1);
        }
    }

    @Property
    void longDrawsStayInTheirRange(@ForAll long seed, @ForAll long one, @ForAll long other) {
        long low = Math.min(one, other);
        long high = Math.max(one, other);
        if (low < high) {
            assertThat(RandomSource.of(seed).nextLong(low, high)).isBetween(low, high - 1);
        }
    }

    /** Scaling as it is defined, without tricks: the surplus of 2^64 over whole multiples is drawn again. */
    private static void checkDefinition(RandomSource source, long bound) {
        RandomSource raw = source.copy();
        BigInteger two64 = BigInteger.ONE.shiftLeft(64);
        BigInteger size = BigInteger.valueOf(bound);
        BigInteger[] scaled;
        do {
            scaled = new BigInteger(Long.toUnsignedString(raw.nextLong()))
                    .multiply(size)
                    .divideAndRemainder(two64);
        } while (scaled[1].compareTo(two64.mod(size)) < 0);
        int drawn = bound <= Integer.MAX_VALUE
                ? source.nextInt((int) bound)
                : source.nextInt(Integer.MIN_VALUE, (int) (Integer.MIN_VALUE + bound)) - Integer.MIN_VALUE;
        assertThat(Integer.toUnsignedLong(drawn)).isEqualTo(scaled[0].longValueExact());
        assertThat(source.state0()).isEqualTo(raw.state0());
        assertThat(source.state1()).isEqualTo(raw.state1());
    }

    @Property
    void intDrawsFollowTheirDefinition(@ForAll long seed, @ForAll @LongRange(min = 1, max = 0xFFFF_FFFFL) long bound) {
        checkDefinition(RandomSource.of(seed), bound);
    }

    /** By chance nobody would ever see one: the raw draw is chosen so that its fraction lies about the surplus. */
    @Property
    void whatWouldFavourAResultIsDrawnAgain(
            @ForAll @LongRange(min = 1, max = 0xFFFF_FFFFL) long bound, @ForAll long pick, @ForAll long other) {
        BigInteger two64 = BigInteger.ONE.shiftLeft(64);
        BigInteger size = BigInteger.valueOf(bound);
        BigInteger multiple = new BigInteger(Long.toUnsignedString(pick)).mod(size);
        long first = multiple.multiply(two64)
                .add(size)
                .subtract(BigInteger.ONE)
                .divide(size)
                .longValue();
        for (long bits = first - 1; bits <= first + 1; bits++) {
            checkDefinition(drawing(bits, other), bound);
        }
    }

    /** @return a generator whose next 64 bits are those: its output is solved for the second half of its state */
    private static RandomSource drawing(long bits, long state0) {
        long second = Long.rotateRight(bits - state0, 17) - state0;
        if ((state0 | second) == 0) {
            return drawing(bits, 1);
        }
        RandomSource source = RandomSource.ofState(state0, second);
        assertThat(source.copy().nextLong()).isEqualTo(bits);
        return source;
    }

    @Property
    void aRangeIsAShiftedBound(@ForAll long seed, @ForAll @LongRange(min = -999, max = 999) long origin) {
        assertThat(RandomSource.of(seed).nextInt((int) origin, (int) origin + 77))
                .isEqualTo(RandomSource.of(seed).nextInt(77) + (int) origin);
        assertThat(RandomSource.of(seed).nextLong(origin, origin + 77))
                .isEqualTo(RandomSource.of(seed).nextLong(77) + origin);
    }

    @Test
    void rangesOfMoreThanHalfOfAllValuesReachBothHalves() {
        RandomSource source = RandomSource.of(3);
        int negative = 0;
        int negativeLongs = 0;
        for (int i = 0; i < 10_000; i++) {
            negative += source.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE) < 0 ? 1 : 0;
            negativeLongs += source.nextLong(Long.MIN_VALUE, Long.MAX_VALUE) < 0 ? 1 : 0;
        }
        assertThat(negative).isBetween(4_800, 5_200);
        assertThat(negativeLongs).isBetween(4_800, 5_200);
    }

    @Property
    void doublesStayBelowTheirBoundWhateverTheRounding(@ForAll long seed, @ForAll double origin) {
        double next = Math.nextUp(origin);
        if (Double.isFinite(next)) {
            assertThat(RandomSource.of(seed).nextDouble(origin, next)).isEqualTo(origin);
        }
        assertThat(RandomSource.of(seed).nextDouble(7)).isBetween(0.0, Math.nextDown(7.0));
    }

    @Test
    void emptyRangesAreRefusedWithTheirEnds() {
        RandomSource source = RandomSource.of(0);
        assertThatThrownBy(() -> source.nextInt(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("bound 0");
        assertThatThrownBy(() -> source.nextInt(4, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("from 4 up to, not including, 4");
        assertThatThrownBy(() -> source.nextLong(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> source.nextLong(2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> source.nextDouble(0.0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> source.nextDouble(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> source.nextDouble(-Double.MAX_VALUE, Double.MAX_VALUE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("finite");
    }
}
