package io.github.undercroft.dungeon.loot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Holds what tables roll against their odds. */
public final class ChiSquare {

    /** What chance exceeds once in a thousand times, by degrees of freedom from 1 on. */
    private static final double[] CRITICAL = {
        10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26, 32.91, 34.53, 36.12, 37.70, 39.25,
        40.79, 42.31, 43.82, 45.31, 46.80, 48.27, 49.73, 51.18, 52.62, 54.05
    };

    private ChiSquare() {}

    /** So many rolls of this come out as these weights say, and nothing else comes out. */
    public static void holds(int rolls, Map<String, Integer> weights, Function<RandomSource, String> roll) {
        Map<String, Integer> counts = new TreeMap<>();
        RandomSource random = RandomSource.of(7);
        for (int i = 0; i < rolls; i++) {
            counts.merge(roll.apply(random), 1, Integer::sum);
        }
        assertThat(weights.keySet()).containsAll(counts.keySet());
        long all = weights.values().stream().mapToLong(Integer::longValue).sum();
        double sum = 0;
        int possible = 0;
        for (Map.Entry<String, Integer> weight : weights.entrySet()) {
            double expected = (double) rolls * weight.getValue() / all;
            if (expected > 0) {
                double off = counts.getOrDefault(weight.getKey(), 0) - expected;
                sum += off * off / expected;
                possible++;
            } else {
                assertThat(counts).doesNotContainKey(weight.getKey());
            }
        }
        if (possible > 1) {
            assertThat(sum).as("%s against %s", counts, weights).isLessThan(CRITICAL[possible - 2]);
        }
    }

    /** The words of what comes, joined; "nothing" if that is nothing. */
    public static String words(List<Lot> lots) {
        return lots.isEmpty()
                ? "nothing"
                : String.join(",", lots.stream().map(Lot::what).toList());
    }
}
