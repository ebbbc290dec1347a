package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/** Counts, and the counts to be expected, compared by chi-square. Public, so that other packages can count, too. */
public final class Tally {

    private final NavigableMap<Integer, Double> expected = new TreeMap<>();
    private final NavigableMap<Integer, Integer> counted = new TreeMap<>();

    /** Without counts. */
    public Tally() {}

    /** So many of that are to be expected, beside those that were said before. */
    public void expect(int what, double times) {
        expected.merge(what, times, Double::sum);
    }

    /** One more. */
    public void count(int what) {
        counted.merge(what, 1, Integer::sum);
    }

    /** What was counted at all. */
    public Set<Integer> counted() {
        return counted.keySet();
    }

    /** Fails if chance alone would be farther off only once in a million cases. */
    public void assertFair() {
        assertThat(expected.keySet()).containsAll(counted.keySet());
        double sum = 0;
        double rareExpected = 0;
        double rareCounted = 0;
        int freedom = -1;
        for (Map.Entry<Integer, Double> each : expected.entrySet()) {
            rareExpected += each.getValue();
            rareCounted += counted.getOrDefault(each.getKey(), 0);
            if (rareExpected >= 10) {
                sum += square(rareCounted - rareExpected) / rareExpected;
                rareExpected = 0;
                rareCounted = 0;
                freedom++;
            }
        }
        if (rareExpected > 0) {
            sum += square(rareCounted - rareExpected) / Math.max(rareExpected, 1);
            freedom++;
        }
        assertThat(sum).isLessThan(critical(Math.max(1, freedom)));
    }

    /** The value that chi-square passes with probability 10^-6 (E. Wilson, M. Hilferty, 1931). */
    private static double critical(int freedom) {
        double part = 2.0 / (9 * freedom);
        double root = 1 - part + 4.7534 * Math.sqrt(part);
        return freedom * root * root * root;
    }

    private static double square(double value) {
        return value * value;
    }
}
