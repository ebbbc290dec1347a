package io.github.undercroft.random;

import com.google.common.collect.ImmutableList;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * How likely each of finitely many whole numbers is, exactly: as {@link #ways} out of {@link #total}, in lowest terms.
 *
 * <pre>{@code
 * Distribution damage = Dice.of("2d6").distribution();
 * System.out.println(damage.ways(7) + " of " + damage.total());   // prints 6 of 36
 * System.out.println(damage.chanceOfAtLeast(9) * 18);             // prints 5.0
 * damage.map(rolled -> Math.max(0, rolled - 4)).mean();           // against an armour of 4
 * }</pre>
 *
 * <p>Doubles are rounded once, at the end, and equal on every runtime. Immutable. Asking for one value costs O(log values),
 * everything else O(values).
 */
public final class Distribution {

    /** Whole numbers of so many bits are doubles. */
    private static final int EXACT_BITS = 53;

    private final int[] values;
    private final BigInteger[] ways;
    private final BigInteger total;

    private Distribution(NavigableMap<Integer, BigInteger> all) {
        BigInteger common = all.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        values = all.keySet().stream().mapToInt(Integer::intValue).toArray();
        ways = all.values().stream().map(each -> each.divide(common)).toArray(BigInteger[]::new);
        total = Arrays.stream(ways).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** From ways by value, counted from the first value up; not all are 0. */
    static Distribution of(int first, BigInteger[] ways) {
        NavigableMap<Integer, BigInteger> all = new TreeMap<>();
        for (int i = 0; i < ways.length; i++) {
            if (ways[i].signum() > 0) {
                all.put(first + i, ways[i]);
            }
        }
        return new Distribution(all);
    }

    /** @return the one that is always that number */
    public static Distribution always(int number) {
        return of(number, new BigInteger[] {BigInteger.ONE});
    }

    /** @return the least value with a chance above 0 */
    public int min() {
        return values[0];
    }

    /** @return the greatest value with a chance above 0 */
    public int max() {
        return values[values.length - 1];
    }

    /** @return all values with a chance above 0, in rising order */
    public List<Integer> values() {
        return Arrays.stream(values).boxed().collect(ImmutableList.toImmutableList());
    }

    /** @return in how many of {@link #total()} equally likely cases the value comes up; 0 for a value that never does */
    public BigInteger ways(int value) {
        int index = Arrays.binarySearch(values, value);
        return index < 0 ? BigInteger.ZERO : ways[index];
    }

    /** @return the number of equally likely cases */
    public BigInteger total() {
        return total;
    }

    /** @return from 0 to 1 */
    public double probability(int value) {
        return ratio(ways(value), total);
    }

    /** @return how likely that value or a greater one is, from 0 to 1 */
    public double chanceOfAtLeast(int value) {
        BigInteger enough = BigInteger.ZERO;
        for (int i = values.length - 1; i >= 0 && values[i] >= value; i--) {
            enough = enough.add(ways[i]);
        }
        return ratio(enough, total);
    }

    /** @return what comes up on average */
    public double mean() {
        return ratio(sum(), total);
    }

    private BigInteger sum() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < values.length; i++) {
            sum = sum.add(ways[i].multiply(BigInteger.valueOf(values[i])));
        }
        return sum;
    }

    private static double ratio(BigInteger part, BigInteger whole) {
        if (part.bitLength() <= EXACT_BITS && whole.bitLength() <= EXACT_BITS) {
            return (double) part.longValue() / whole.longValue(); // the nearest double, too, and much faster
        }
        return new BigDecimal(part)
                .divide(new BigDecimal(whole), MathContext.DECIMAL128)
                .doubleValue();
    }

    /** @return the distribution of what the function makes of the value; values that become equal add up */
    public Distribution map(IntUnaryOperator function) {
        return with(always(0), (value, ignored) -> function.applyAsInt(value));
    }

    /**
     * The distribution of what the function makes of this value and another one that does not depend on it, such as their difference. Costs as many
     * calls as the two numbers of values multiplied.
     */
    public Distribution with(Distribution other, IntBinaryOperator function) {
        NavigableMap<Integer, BigInteger> all = new TreeMap<>();
        for (int i = 0; i < values.length; i++) {
            for (int j = 0; j < other.values.length; j++) {
                int value = function.applyAsInt(values[i], other.values[j]);
                all.merge(value, ways[i].multiply(other.ways[j]), BigInteger::add);
            }
        }
        return new Distribution(all);
    }

    int size() {
        return values.length;
    }

    int bits() {
        return total.bitLength();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Distribution that
                && Arrays.equals(values, that.values)
                && Arrays.equals(ways, that.ways);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(values) + Arrays.hashCode(ways);
    }

    /** @return the first values with their ways, and how many there are */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Distribution of ").append(total).append(":");
        for (int i = 0; i < Math.min(values.length, 20); i++) {
            text.append(' ').append(values[i]).append('=').append(ways[i]);
        }
        return values.length > 20
                ? text.append(" ... ").append(values.length).append(" values").toString()
                : text.toString();
    }
}
